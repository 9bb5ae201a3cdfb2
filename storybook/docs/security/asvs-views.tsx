import type { ReactNode } from 'react';
import { type Evidence, GUIDE, type Requirement, type State } from './asvs/requirement.ts';
import { CHAPTERS } from './asvs.ts';
import * as styles from './asvs-views.css.ts';

const STATES: readonly State[] = ['met', 'by deployment', 'not applicable', 'open'];
const toFileName = (file: string) => file.split('/').at(-1);

const count = (requirements: readonly Requirement[], state: State) =>
  requirements.filter((requirement) => requirement.state === state).length;

interface SheetProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table without the docs' own styles. */
function Sheet({ label, heads, children }: SheetProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must be able to scroll it
    <div tabIndex={0} role="region" aria-label={label} className={`sb-unstyled ${styles.frame}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.columnHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Numbers of requirements by state, in all and by chapter. */
export function Counts() {
  const all = CHAPTERS.flatMap(({ requirements }) => requirements);
  const rows = [
    ...CHAPTERS.map(({ number, title, requirements }) => ({ title: `V${number} ${title}`, requirements })),
    { title: 'All', requirements: all },
  ];
  return (
    <Sheet label="Requirements by chapter and state" heads={['Chapter', ...STATES, 'all']}>
      {rows.map(({ title, requirements }) => (
        <tr key={title}>
          <th scope="row" className={styles.rowHead}>
            {title}
          </th>
          {STATES.map((state) => (
            <td key={state} className={styles.figure}>
              {count(requirements, state)}
            </td>
          ))}
          <td className={styles.figure}>{requirements.length}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** What is open, with its reason. */
export function OpenRequirements() {
  const open = CHAPTERS.flatMap(({ requirements }) => requirements).filter(({ state }) => state === 'open');
  return (
    <ul>
      {open.map(({ id, level, title, reason }) => (
        <li key={id}>
          <b>{id}</b> (level {level}) {title}: {reason}.
        </li>
      ))}
    </ul>
  );
}

/** The requirements of one chapter. */
export function ChapterTable({ number }: { number: number }) {
  const chapter = CHAPTERS.find((one) => one.number === number);
  if (!chapter) return null;
  return (
    <Sheet label={chapter.title} heads={['ID', 'Level', 'Requirement', 'State', 'Evidence']}>
      {chapter.requirements.map((requirement) => (
        <Row key={requirement.id} requirement={requirement} />
      ))}
    </Sheet>
  );
}

function Row({ requirement }: { requirement: Requirement }) {
  const { id, level, title, state, reason, guide, evidence } = requirement;
  return (
    <tr>
      <th scope="row" className={styles.rowHead}>
        {id}
      </th>
      <td className={styles.figure}>{level}</td>
      <td className={styles.plain}>
        {title}
        {reason !== undefined && <div className={styles.note}>{reason}</div>}
      </td>
      <td className={styles.state[state]}>{state}</td>
      <td className={styles.evidence}>
        {guide !== undefined && <Source evidence={{ kind: 'section', file: GUIDE, heading: guide }} />}
        {evidence.map((one) => (
          <Source key={JSON.stringify(one)} evidence={one} />
        ))}
      </td>
    </tr>
  );
}

function Source({ evidence }: { evidence: Evidence }) {
  const { file } = evidence;
  return (
    <div className={styles.source}>
      <span title={file}>{toFileName(file)}</span>:{' '}
      {evidence.kind === 'code' ? (
        <code className={styles.code}>{evidence.text}</code>
      ) : (
        <span className={styles.named}>{evidence.kind === 'test' ? evidence.title : evidence.heading}</span>
      )}
    </div>
  );
}
