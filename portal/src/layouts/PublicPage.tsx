import { Logo } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../base/portal.ts';
import { Hero } from './Hero.tsx';
import { t } from './messages.ts';
import * as styles from './public.css.ts';

interface PublicPageProps {
  title: string;
  /** Under the title: what this page is for. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** What every page outside the shell looks like: its content on one side, the hero on the other. */
export function PublicPage({ title, intro, children }: PublicPageProps) {
  const { productName, supportEmail } = usePortal().settings;
  return (
    <div className={styles.page}>
      <main className={styles.formSide}>
        <div className={styles.formBody}>
          <Logo productName={productName} size={32} />
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {children}
          <p className={styles.help}>
            {t('help')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        </div>
      </main>
      <Hero />
    </div>
  );
}
