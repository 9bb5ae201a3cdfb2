/** @file The lists of labs without the page of a lab: a page of lists does not load it. */
export { ConnectedLabList, type ConnectedLabListProps } from '../lab/ConnectedLabList.tsx';
export {
  ConnectedLabListFilters,
  type ConnectedLabListFiltersProps,
} from '../lab/ConnectedLabListFilters.tsx';
export { ConnectedLabRow, type ConnectedLabRowProps } from '../lab/ConnectedLabRow.tsx';
export {
  LAB_LEVELS,
  LAB_STATES,
  type LabListFilter,
  type LabType,
  NO_FILTER,
} from '../lab/LabList.filter.ts';
