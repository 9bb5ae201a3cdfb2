import { type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconChevronRight } from '../Icon/icons/index.ts';
import * as styles from './Breadcrumbs.css.ts';
import { messages } from './messages.ts';

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

/** The path to this page. Long names are truncated, the last one last. */
export function Breadcrumbs({ items, label = messages.breadcrumbs.text, renderLink }: BreadcrumbsProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ label: words, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${words} ${href}`} className={styles.crumb}>
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
