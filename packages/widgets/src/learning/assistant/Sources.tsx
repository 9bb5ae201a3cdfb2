import type { Citation } from '@drawbridge/contracts/learning';
import { useId } from 'react';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';
import { SourceLink, type SourceProps } from './SourceLink.tsx';

interface SourcesProps extends SourceProps {
  title: string;
  sources: readonly Citation[];
  /** Answers name them by number. */
  isNumbered: boolean;
}

const toTitle = ({ title, heading }: Citation) => (heading ? `${title}: ${heading}` : title);

/** The lessons that an answer is based on, or that are related. */
export function Sources({ title, sources, isNumbered, ...opening }: SourcesProps) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ol className={styles.sources}>
        {sources.map((source, at) => (
          // Two passages of a lesson may be cited under one heading; the list never changes its order.
          <li key={at} className={styles.source}>
            <span className={styles.number}>{isNumbered ? `${at + 1}` : '–'}</span>
            <span>
              <SourceLink {...opening} source={source} className={styles.sourceLink}>
                {toTitle(source)}
              </SourceLink>
              <span className={styles.course}>{source.course_title ?? t('ofLab')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
