import type { NumberedPage } from '@drawbridge/client/stores/base/numbered-page';
import { Button, iconArrowLeft, iconArrowRight } from '@drawbridge/ui';
import { t } from './messages.ts';
import * as styles from './paged-table.css.ts';

export interface PagesProps {
  shown: Omit<NumberedPage<unknown>, 'items'> & { items: readonly unknown[] };
  onPage: (page: number) => void;
  /** For labels that say more than the order. */
  previousLabel?: string;
  nextLabel?: string;
}

/** Buttons that turn the pages of a list; empty if there is one page. */
export function Pages({ shown, onPage, previousLabel = t('previous'), nextLabel = t('next') }: PagesProps) {
  const { items, total, page, pageSize } = shown;
  if (total <= pageSize && page === 1) return null;
  const from = (page - 1) * pageSize;
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <output className={styles.range}>
        {t('range', { from: Math.min(from + 1, total), to: from + items.length, total })}
      </output>
      <Button size="sm" icon={iconArrowLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previousLabel}
      </Button>
      <Button
        size="sm"
        iconEnd={iconArrowRight}
        disabled={page * pageSize >= total}
        onClick={() => onPage(page + 1)}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}
