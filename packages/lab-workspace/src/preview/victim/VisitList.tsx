import { Icon, iconAlert } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import * as page from '../../base/Workspace.css.ts';
import type { Visit } from '../../runner/browser/browser.ts';
import { EventLines } from '../requests/EventLines.tsx';
import { t } from './messages.ts';
import * as styles from './Victim.css.ts';

/** What the browsers of the victims did, newest first. */
export function VisitList({ visits }: { visits: readonly Visit[] }) {
  const section = useRef<HTMLElement>(null);
  const newest = visits[0]?.key;
  useEffect(() => {
    if (newest !== undefined) section.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <section ref={section} aria-label={t('victim.visits')} aria-live="polite">
      <h3 className={styles.title}>{t('victim.visits')}</h3>
      {visits.length === 0 && <p className={page.muted}>{t('victim.visits.none')}</p>}
      <ol className={styles.visits}>
        {visits.map(({ key, name, url, lines, fault }) => (
          <li key={key} className={styles.visit}>
            <p className={styles.visitHead}>
              <b>{name}</b> <span className={styles.visitUrl}>{url}</span>
            </p>
            {fault !== undefined && (
              <p className={styles.fault}>
                <Icon icon={iconAlert} size={16} />
                {fault}
              </p>
            )}
            {fault === undefined && lines.length === 0 ? (
              <p className={page.muted}>{t('victim.quiet')}</p>
            ) : (
              <EventLines lines={lines} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
