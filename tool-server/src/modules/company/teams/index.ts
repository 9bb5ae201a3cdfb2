export { changeMembers } from './change-members.ts';
export * from './directory.table.ts';
export {
  HAS_CHOSEN_MEMBERS,
  hasDirectory,
  isProvisionedTeam,
  isProvisionedUser,
  isUserOfDirectory,
  readOpenTeams,
} from './directory.view.ts';
export { followRules } from './follow-rules.ts';
export { changeLeads, readLeads } from './team-leads.ts';
export { createTeams } from './teams.module.ts';
export * from './teams.table.ts';
export {
  hasWords,
  isInScopeOf,
  isTeamInScope,
  managedTeamsOf,
  type TeamScope,
  toIdRows,
  toSearchText,
  toTeamScope,
} from './teams.view.ts';
export { changeTeam, createTeam, deleteTeam } from './write-team.ts';
