import { Thumbnail, useLinkRenderer } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './activity-list.css.ts';

/** The topic of a picture is a category without its year. */
export const toTopic = (owasp: readonly string[]) => owasp[0]?.split(':')[0];

interface RowProps {
  /** The seed of the picture. */
  id: string;
  topic?: string | undefined;
  title: string;
  /** The address. Without it, the title is no link. */
  href?: string | undefined;
  facts: readonly ReactNode[];
  points?: string | undefined;
}

/** Shows one thing that somebody did. */
export function Row({ id, topic, title, href, facts, points }: RowProps) {
  const renderLink = useLinkRenderer();
  return (
    <li className={styles.item}>
      <Thumbnail seed={id} className={styles.picture} {...(topic === undefined ? {} : { topic })} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {href === undefined ? title : renderLink({ href, className: styles.link, children: title })}
        </h3>
        <p className={styles.facts}>
          {facts.map((fact, nth) => (
            // The facts of a row keep their places, and nothing else names one.
            <span key={nth}>{fact}</span>
          ))}
          {points && <span className={styles.factPoints}>{points}</span>}
        </p>
      </div>
      {points && <span className={styles.points}>{points}</span>}
    </li>
  );
}
