import {
  LabDetail as Detail,
  LabListFilters as Filters,
  LabList as List,
  LabRow as Row,
} from '../lab/index.ts';
import { asWidget } from './as-widget.tsx';

export {
  LAB_LEVELS,
  LAB_STATES,
  type LabDetailProps,
  type LabListFilter,
  type LabListFiltersProps,
  type LabListProps,
  type LabRowProps,
  type LabType,
  NO_FILTER,
} from '../lab/index.ts';
export const LabDetail = asWidget(Detail);
export const LabList = asWidget(List);
export const LabListFilters = asWidget(Filters);
export const LabRow = asWidget(Row);
