import { Skeleton } from '@drawbridge/ui';
import { t } from './messages.ts';

/** As high as a page of the board, so that what is below does not move. */
export function LoadingBoard() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="block" height={420} />
    </div>
  );
}
