import { Icon, iconHint } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { CodeText } from '../base/CodeText.tsx';
import * as styles from './TrapNote.css.ts';

interface TrapNoteProps {
  title: string;
  why: string;
  /** What explains it further. */
  children?: ReactNode;
}

/** Says which wrong fix, known to the author, fails the same tests as this submission, and why it is wrong. */
export function TrapNote({ title, why, children }: TrapNoteProps) {
  return (
    <section className={styles.note} aria-label={title}>
      <Icon icon={iconHint} size={20} className={styles.icon} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.why}>
          <CodeText text={why} />
        </p>
        {children}
      </div>
    </section>
  );
}
