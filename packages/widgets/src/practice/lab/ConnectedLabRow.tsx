import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { LabRow, type LabRowProps } from './LabRow.tsx';

export interface ConnectedLabRowProps extends Omit<LabRowProps, 'labs' | 'onRetry'> {
  /** True when the page has already asked for the list. */
  isLoaded?: boolean;
}

/** Shows what to do next among the learner's labs of one type. @see DASH-12, EMB-1 */
export const ConnectedLabRow = withLoading(
  LoadedRow,
  ({ isLoaded: _isLoaded, ...props }: ConnectedLabRowProps) => (
    <LabRow {...props} labs={{ state: 'loading' }} />
  ),
);

function LoadedRow({ isLoaded = false, ...props }: ConnectedLabRowProps) {
  const store = useStore('labs');
  useEffect(() => {
    if (!isLoaded) void store.load();
  }, [store, isLoaded]);
  return <LabRow {...props} labs={store.labs.value} onRetry={() => void store.load()} />;
}
