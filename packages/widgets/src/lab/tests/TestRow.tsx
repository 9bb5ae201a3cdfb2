import type { ReplayLine, TestResult } from '@drawbridge/contracts';
import { Badge, Icon, iconChevronRight, iconLock, StatusPill } from '@drawbridge/ui';
import { say } from '../messages.ts';
import { ReplayCompare } from './ReplayCompare.tsx';
import * as styles from './TestsPane.css.ts';
import { toStateWord } from './test-words.ts';

export interface ShownTest extends Pick<TestResult, 'id' | 'title' | 'kind' | 'visibility' | 'message'> {
  status: TestResult['status'] | 'waiting' | 'not-run';
  hint?: string | undefined;
  replay?: ReplayLine[] | undefined;
}

/** One test: state by icon, word and tint; it opens to its replay when it has one. */
export function TestRow({ test, earlier }: { test: ShownTest; earlier?: TestResult | undefined }) {
  const { replay = [], message, hint, status } = test;
  const hasMore = replay.length > 0;
  const line = (
    <>
      <span className={styles.pill}>
        {status === 'waiting' || status === 'not-run' ? (
          <StatusPill status="queued" label={say(status === 'waiting' ? 'tests.waiting' : 'tests.notRun')} />
        ) : (
          <StatusPill
            status={status === 'passed' ? 'pass' : 'fail'}
            label={toStateWord({ kind: test.kind, status })}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{test.title}</span>
        {status !== 'passed' && message !== '' && <span className={styles.message}>{message}</span>}
        {hint && status !== 'passed' && (
          <span className={styles.message}>
            <b>{say('tests.hint')}:</b> {hint}
          </span>
        )}
      </span>
      {test.visibility === 'hidden' && <Badge icon={iconLock}>{say('tests.hidden')}</Badge>}
    </>
  );
  return (
    <li className={styles.row} data-status={status}>
      {hasMore ? (
        <details className={styles.details}>
          <summary className={styles.line}>
            <Icon icon={iconChevronRight} size={16} className={styles.chevron} />
            {line}
          </summary>
          {status !== 'waiting' && status !== 'not-run' && (
            <ReplayCompare test={{ kind: test.kind, status, message }} lines={replay} earlier={earlier} />
          )}
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
