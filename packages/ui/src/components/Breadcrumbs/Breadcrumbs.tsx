import { cx } from '../../foundation/cx.ts';
import { type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconChevronLeft, iconChevronRight } from '../Icon/icons/index.ts';
import * as styles from './Breadcrumbs.css.ts';
import { t } from './messages.ts';

export interface Crumb {
  label: string;
  /** The last one, the page shown, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  label?: string;
  renderLink?: LinkRenderer;
}

/** A name of at most this many characters is never truncated. */
const SHORT = 12;

/** The path to this page. Long names are truncated, the last one last; a phone shows the way back alone. */
export function Breadcrumbs({ items, label = t('breadcrumbs'), renderLink }: BreadcrumbsProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ label: words, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${words} ${href}`} className={cx(styles.crumb, words.length <= SHORT && styles.short)}>
              {!isLast && <Icon icon={iconChevronLeft} size={16} className={styles.back} />}
              {index > 0 && <Icon icon={iconChevronRight} size={14} className={styles.divider} />}
              {href !== undefined && !isLast ? (
                render({ href, className: styles.link, children: words })
              ) : (
                <span className={styles.words} title={words} aria-current={isLast ? 'page' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
