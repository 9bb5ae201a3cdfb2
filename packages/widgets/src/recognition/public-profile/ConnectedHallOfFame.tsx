import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { HallOfFame, type HallOfFameProps } from './HallOfFame.tsx';
import { LoadingBoard } from './LoadingBoard.tsx';

export type ConnectedHallOfFameProps = Omit<HallOfFameProps, 'board' | 'own' | 'onRetry'>;

/** Shows the people who chose to be shown, and the reader's place. @see PROF-13, EMB-1 */
export const ConnectedHallOfFame = withLoading(LoadedHall, LoadingBoard);

function LoadedHall(props: ConnectedHallOfFameProps) {
  const { view, settingsHref } = props;
  const { period, page } = view;
  const store = useStore('board');
  const isSignedIn = settingsHref !== undefined;
  useEffect(() => void store.load({ period, page }), [store, period, page]);
  useEffect(() => {
    if (isSignedIn) void store.loadOwn(period);
  }, [store, period, isSignedIn]);
  return (
    <HallOfFame
      {...props}
      board={store.board.value}
      own={store.own.value}
      onRetry={() => void store.load({ period, page })}
    />
  );
}
