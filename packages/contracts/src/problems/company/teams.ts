import type { ProblemRows } from '../problem-rows.ts';

export const TEAM_PROBLEMS = {
  team_not_found: { status: 404, message: 'Your company has no such team.', retryable: false },
  team_has_rule: {
    status: 409,
    message: 'The members of this team follow its rule. Change the rule, or remove it first.',
    retryable: false,
  },
  team_name_taken: {
    status: 409,
    message: 'Your company has a team with this name. Choose another name.',
    retryable: false,
  },
  team_too_deep: {
    status: 409,
    message: 'Teams are nested one level deep. Choose a team that is nested in no other.',
    retryable: false,
  },
  team_changed: {
    status: 409,
    message: 'Somebody else changed this team. Reload the page to see its current state.',
    retryable: false,
  },
  team_limit: {
    status: 409,
    message: 'Your company has reached the maximum number of teams. Delete one first.',
    retryable: false,
  },
  team_lead_limit: {
    status: 409,
    message: 'A team has 20 managers and 20 champions at most. Remove one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
