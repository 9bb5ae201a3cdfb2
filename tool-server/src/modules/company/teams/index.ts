export { followRules } from './follow-rules.ts';
export { createTeams } from './teams.module.ts';
export * from './teams.table.ts';
export {
  hasWords,
  isInScopeOf,
  isTeamInScope,
  managedTeamsOf,
  type TeamScope,
  toTeamScope,
} from './teams.view.ts';
