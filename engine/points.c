#include "engine/points.h"

struct OutcomeNames {
	const char *point, *name;
};

struct ParameterNames {
	const char *point, *name, *values;
};

static const struct OutcomeNames OUTCOME_NAMES[OUTCOME_COUNT] = {
#define X(outcome, point, name) [outcome] = { point, name },
	OUTCOMES(X)
#undef X
};

static const struct ParameterNames PARAMETER_NAMES[PARAMETER_COUNT] = {
#define X(param, point, name, values) [param] = { point, name, values },
	PARAMETERS(X)
#undef X
};

const char *
outcome_point(Outcome outcome)
{
	return OUTCOME_NAMES[outcome].point;
}

const char *
outcome_name(Outcome outcome)
{
	return OUTCOME_NAMES[outcome].name;
}

const char *
parameter_point(Parameter parameter)
{
	return PARAMETER_NAMES[parameter].point;
}

const char *
parameter_name(Parameter parameter)
{
	return PARAMETER_NAMES[parameter].name;
}

const char *
parameter_values(Parameter parameter)
{
	return PARAMETER_NAMES[parameter].values;
}
