import { Skeleton } from '@drawbridge/ui';
import { useStore, withLoading } from '../../provider/index.ts';
import { LabListFilters, type LabListFiltersProps } from './LabListFilters.tsx';

export type ConnectedLabListFiltersProps = Omit<LabListFiltersProps, 'labs'>;

/** Shows filters for the learner's labs, which the list beside it fetches. @see LAB-7, LAB-8, EMB-1 */
export const ConnectedLabListFilters = withLoading(LoadedFilters, () => (
  <Skeleton shape="block" height="40px" />
));

function LoadedFilters(props: ConnectedLabListFiltersProps) {
  const labs = useStore('labs').labs.value;
  return <LabListFilters {...props} labs={labs.state === 'ready' ? labs.value : []} />;
}
