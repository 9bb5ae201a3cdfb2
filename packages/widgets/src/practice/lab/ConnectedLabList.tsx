import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { LabList, type LabListProps } from './LabList.tsx';

export type ConnectedLabListProps = Omit<LabListProps, 'labs' | 'onRetry'>;

/** Lists the labs open to the learner. @see LAB-7, LAB-8, LTI-8, EMB-1 */
export const ConnectedLabList = withLoading(LoadedList, (props: ConnectedLabListProps) => (
  <LabList {...props} labs={{ state: 'loading' }} />
));

function LoadedList(props: ConnectedLabListProps) {
  const store = useStore('labs');
  useEffect(() => void store.load(), [store]);
  return <LabList {...props} labs={store.labs.value} onRetry={() => void store.load()} />;
}
