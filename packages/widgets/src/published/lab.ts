import {
  ConnectedLabDetail as ConnectedDetail,
  ConnectedLabListFilters as ConnectedFilters,
  ConnectedLabList as ConnectedList,
  ConnectedLabRow as ConnectedRow,
  LabDetail as Detail,
  LabListFilters as Filters,
  LabList as List,
  LabRow as Row,
} from '../practice/lab/index.ts';
import { asWidget } from './as-widget.tsx';

export {
  type AssistantPlace,
  type ConnectedLabDetailProps,
  type ConnectedLabListFiltersProps,
  type ConnectedLabListProps,
  type ConnectedLabRowProps,
  LAB_LEVELS,
  LAB_STATES,
  type LabAssistant,
  type LabDetailProps,
  type LabListFilter,
  type LabListFiltersProps,
  type LabListProps,
  type LabRowProps,
  type LabServices,
  type LabType,
  NO_FILTER,
} from '../practice/lab/index.ts';
export const ConnectedLabDetail = asWidget(ConnectedDetail);
export const ConnectedLabList = asWidget(ConnectedList);
export const ConnectedLabListFilters = asWidget(ConnectedFilters);
export const ConnectedLabRow = asWidget(ConnectedRow);
export const LabDetail = asWidget(Detail);
export const LabList = asWidget(List);
export const LabListFilters = asWidget(Filters);
export const LabRow = asWidget(Row);
