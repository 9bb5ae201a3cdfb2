import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** A short line above: the context or kind of the page. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** The primary action, and at most a few more. */
  actions?: ReactNode;
}

/** The header of a page. */
export function PageHeader({ title, eyebrow, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
