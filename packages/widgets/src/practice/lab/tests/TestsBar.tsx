import { RunButton, TestsSummary } from '@drawbridge/lab-workspace/tests';
import { cx, Icon, iconChevronUp } from '@drawbridge/ui';
import { GoalPill } from '../attack/GoalPill.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './TestsPane.css.ts';

/**
 * The closed tests in one line: a mark for each, how many pass, and the button that runs them. Of an exploit lab, the
 * goal and whether it is reached.
 */
export function TestsBar({ label }: { label: string }) {
  const { view, ...labPage } = useLabPage();
  const lab = labPage.lab.value;
  const { results: last, fault } = labPage.workspace.value;
  // The tests could not start: what they said before is not about this code.
  const current = fault.value === undefined ? last.value : [];
  const results = new Map(current.map(({ id, status }) => [id, status]));
  return (
    <div className={styles.bar}>
      <button
        type="button"
        aria-expanded={false}
        className={styles.barButton}
        onClick={() => view.showTestsTab(view.testsTab.peek())}
      >
        <Icon icon={iconChevronUp} size={16} />
        {label}
        {lab.goal ? (
          <GoalSummary title={lab.goal.title} />
        ) : (
          <>
            <span className={styles.marks} aria-hidden>
              {lab.tests.map(({ id }) => (
                <span key={id} className={cx(styles.mark, styles.markLook[toLook(results.get(id))])} />
              ))}
            </span>
            <TestsSummary withFault />
          </>
        )}
      </button>
      {!lab.goal && <RunButton />}
    </div>
  );
}

function GoalSummary({ title }: { title: string }) {
  return (
    <>
      <span className={styles.goal}>{title}</span>
      <GoalPill />
    </>
  );
}

function toLook(status: string | undefined) {
  if (status === undefined) return 'waiting';
  return status === 'passed' ? 'passed' : 'failed';
}
