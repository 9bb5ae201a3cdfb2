import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** A short line above: where we are, what kind of thing this is. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** The one clear first thing to do, and at most a few beside it. */
  actions?: ReactNode;
}

/** The head of a page. */
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
