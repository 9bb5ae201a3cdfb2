export { MoveToTeams, type MoveToTeamsProps } from './MoveToTeams.tsx';
export { TeamChoice, type TeamChoiceProps } from './TeamChoice.tsx';
export { TeamList, type TeamListProps, type TeamListView } from './TeamList.tsx';
export { TeamPage, type TeamPageProps } from './TeamPage.tsx';
