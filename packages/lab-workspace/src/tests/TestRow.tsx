import type { TestResult } from '@drawbridge/contracts/practice';
import { Badge, Icon, iconChevronRight, iconLock, StatusPill } from '@drawbridge/ui';
import { PlaceText } from '../editor/places/PlaceText.tsx';
import { t } from '../results/messages.ts';
import { countRequests, type ReplaySource } from '../results/replay-source.ts';
import { toStateLabel } from '../results/test-labels.ts';
import { ReplayCompare } from './ReplayCompare.tsx';
import * as styles from './TestList.css.ts';

/** A test that was not run yet or cannot be run. */
export interface UnrunTest extends Pick<TestResult, 'id' | 'title' | 'kind' | 'visibility' | 'message'> {
  status: 'waiting' | 'not-run';
  hint?: string | undefined;
}
export type ShownTest = TestResult | UnrunTest;

interface TestRowProps {
  test: ShownTest;
  /** The same test in the previous submission. */
  earlier?: TestResult | undefined;
  /** Loads the replays that are not part of the results. */
  source?: ReplaySource | undefined;
}

const isRun = (test: ShownTest): test is TestResult => test.status !== 'waiting' && test.status !== 'not-run';
const isLeftOut = (test: TestResult) => test.replay === undefined && countRequests(test) > 0;

/** One test: its state as icon, label and color, and its replay if it has one. */
export function TestRow({ test, earlier, source }: TestRowProps) {
  const { message, hint, status } = test;
  const run = isRun(test) && countRequests(test) > 0 ? test : undefined;
  const open = () => {
    if (run && isLeftOut(run)) source?.load('now');
    if (earlier && isLeftOut(earlier)) source?.load('before');
  };
  const line = (
    <>
      <span className={styles.pill}>
        {status === 'waiting' || status === 'not-run' ? (
          <StatusPill status="queued" label={t(status === 'waiting' ? 'tests.waiting' : 'tests.notRun')} />
        ) : (
          <StatusPill
            status={status === 'passed' ? 'pass' : 'fail'}
            label={toStateLabel({ kind: test.kind, status })}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{test.title}</span>
        {status !== 'passed' && message !== '' && (
          <span className={styles.message}>
            {/* In a summary, which is a button itself, the text has no links; the replay below it has them. */}
            {run ? message : <PlaceText text={message} />}
          </span>
        )}
        {hint && status !== 'passed' && (
          <span className={styles.message}>
            <b>{t('tests.hint')}:</b> {hint}
          </span>
        )}
      </span>
      {test.visibility === 'hidden' && <Badge icon={iconLock}>{t('tests.hidden')}</Badge>}
    </>
  );
  return (
    <li className={styles.row} data-status={status}>
      {run ? (
        <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && open()}>
          <summary className={styles.line}>
            <Icon icon={iconChevronRight} size={16} className={styles.chevron} />
            {line}
          </summary>
          <ReplayCompare test={run} earlier={earlier} source={source} />
        </details>
      ) : (
        <div className={styles.line}>
          <span className={styles.noChevron} />
          {line}
        </div>
      )}
    </li>
  );
}
