import { useEffect } from 'react';
import { useStore, withLoading } from '../provider/index.ts';
import { LabRow, type LabRowProps } from './LabRow.tsx';

export type ConnectedLabRowProps = Omit<LabRowProps, 'labs' | 'onRetry'>;

/** What to do next among the learner's labs of one type. @see DASH-12, EMB-1 */
export const ConnectedLabRow = withLoading(LoadedRow, (props: ConnectedLabRowProps) => (
  <LabRow {...props} labs={{ state: 'loading' }} />
));

function LoadedRow(props: ConnectedLabRowProps) {
  const store = useStore('labs');
  useEffect(() => void store.load(), [store]);
  return <LabRow {...props} labs={store.labs.value} onRetry={() => void store.load()} />;
}
