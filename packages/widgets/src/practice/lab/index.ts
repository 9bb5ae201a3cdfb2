export type { AssistantPlace, LabAssistant } from './brief/lab-assistant.ts';
export { ConnectedLabDetail, type ConnectedLabDetailProps } from './ConnectedLabDetail.tsx';
export { ConnectedLabList, type ConnectedLabListProps } from './ConnectedLabList.tsx';
export {
  ConnectedLabListFilters,
  type ConnectedLabListFiltersProps,
} from './ConnectedLabListFilters.tsx';
export { ConnectedLabRow, type ConnectedLabRowProps } from './ConnectedLabRow.tsx';
export { LabDetail, type LabDetailProps } from './LabDetail.tsx';
export {
  LAB_LEVELS,
  LAB_STATES,
  type LabListFilter,
  type LabType,
  NO_FILTER,
} from './LabList.filter.ts';
export { LabList, type LabListProps } from './LabList.tsx';
export { LabListFilters, type LabListFiltersProps } from './LabListFilters.tsx';
export { LabRow, type LabRowProps } from './LabRow.tsx';
export type { LabServices } from './page/lab-services.ts';
