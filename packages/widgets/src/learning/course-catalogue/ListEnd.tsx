import type { PagedItems } from '@drawbridge/client';
import { Button, Inline, Spinner } from '@drawbridge/ui';
import { useEndInView } from '../../kit/layout/use-end-in-view.ts';
import * as styles from './CourseList.css.ts';
import { t } from './messages.ts';

export interface ListEndProps {
  /** Undefined until the list is loaded. */
  list: Pick<PagedItems<unknown>, 'pages' | 'hasMore' | 'isLoadingMore' | 'moreProblem'> | undefined;
  /** True if the shown items are those of an earlier filter, because the latest could not be loaded. */
  isKept: boolean;
  /** Called when the end of the list came into view, or the button was clicked. @see CAT-6 */
  onMore: () => void;
}

const NO_PAGES = { pages: 0, hasMore: false, isLoadingMore: false, moreProblem: undefined };

/** The end of a list that grows as it is reached. @see CAT-6, ERR-24 */
export function ListEnd({ list = NO_PAGES, isKept, onMore }: ListEndProps) {
  const { pages, hasMore, isLoadingMore, moreProblem } = list;
  const hasFailed = isKept || moreProblem !== undefined;
  const end = useEndInView({
    isWatched: (hasMore || isKept) && !isLoadingMore,
    hasFailed,
    count: pages,
    aheadPx: 600,
    onReached: onMore,
  });
  // The end of a list of one page is not told.
  if (!hasMore && !isKept) return pages > 1 ? <p className={styles.last}>{t('end')}</p> : null;
  return (
    <div ref={end} className={styles.end}>
      {isLoadingMore && <Spinner label={t('loadingMore')} />}
      {moreProblem && (
        <Inline gap="3">
          <span role="alert">
            {t('moreFailed')} {moreProblem.message}
          </span>
        </Inline>
      )}
      {hasMore && !isLoadingMore && (
        <Button tone="neutral" onClick={onMore}>
          {t(hasFailed ? 'again' : 'more')}
        </Button>
      )}
    </div>
  );
}
