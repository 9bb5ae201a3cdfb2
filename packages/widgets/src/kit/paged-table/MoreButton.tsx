import type { PagedItems } from '@drawbridge/client';
import { Button, type ButtonSize } from '@drawbridge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEndInView } from '../layout/use-end-in-view.ts';
import * as styles from './paged-table.css.ts';

export interface MoreButtonProps {
  list: Pick<PagedItems<unknown>, 'pages' | 'hasMore' | 'isLoadingMore'> & { moreProblem?: unknown };
  label: string;
  onMore: () => void;
  size?: ButtonSize;
  /** Shown when the last attempt failed. */
  failedText?: string;
  /**
   * Distance below the window in px at which the next page is fetched automatically. One that failed is fetched again by
   * the button, or when the end is scrolled to again.
   */
  aheadPx?: number;
  /** Beside the button, such as how many are shown. */
  children?: ReactNode;
}

/** The end of a list that grows by pages: its button keeps the focus until the last page has loaded. */
export function MoreButton({ list, label, onMore, size, failedText, aheadPx, children }: MoreButtonProps) {
  const { hasMore, isLoadingMore, moreProblem, pages } = list;
  const foot = useEndInView({
    isWatched: aheadPx !== undefined && hasMore && !isLoadingMore,
    hasFailed: moreProblem !== undefined,
    count: pages,
    aheadPx: aheadPx ?? 0,
    onReached: onMore,
  });
  const hadMore = useRef(hasMore);
  useEffect(() => {
    // The button that was pressed is gone with the last page: the focus stays where it was.
    if (hadMore.current && !hasMore && document.activeElement === document.body)
      foot.current?.focus({ preventScroll: true });
    hadMore.current = hasMore;
  }, [hasMore, foot]);
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      {failedText !== undefined && (
        <span role="status" className={styles.side}>
          {moreProblem !== undefined && failedText}
        </span>
      )}
      {hasMore && (
        <Button {...(size && { size })} loading={isLoadingMore} onClick={onMore}>
          {label}
        </Button>
      )}
      {hasMore && children}
    </div>
  );
}
