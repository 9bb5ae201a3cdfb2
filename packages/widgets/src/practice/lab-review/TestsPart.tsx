import type { AttemptReview } from '@drawbridge/client/stores/practice/attempt-review';
import type { ReviewedSubmission, TestResult } from '@drawbridge/contracts/practice';
import { compareResults } from '@drawbridge/lab-workspace/results';
import { TestRow, TrapNote, testRows } from '@drawbridge/lab-workspace/tests';
import { Icon, iconFailed, iconPassed } from '@drawbridge/ui';
import { type MessageId, t } from './messages.ts';
import { toReviewSource } from './review-source.ts';
import * as styles from './StepDetail.css.ts';

const GROUPS: readonly [TestResult['kind'], MessageId][] = [
  ['goal', 'tests.goals'],
  ['exploit', 'tests.attacks'],
  ['functional', 'tests.functions'],
];

interface TestsPartProps {
  review: AttemptReview;
  submission: ReviewedSubmission;
  before: ReviewedSubmission | undefined;
}

/** Results of the server's tests, attacks with their replay beside the learner's code, and what changed since the previous one. */
export function TestsPart({ review, submission, before }: TestsPartProps) {
  const { result } = submission;
  if (!result) return <p className={styles.nothing}>{t('tests.none')}</p>;
  const earlier = new Map(before?.result?.tests.map((test) => [test.id, test]));
  const source = toReviewSource(review.lab, submission, before);
  const turned = before?.result ? compareResults(before.result, result) : { fixed: [], broken: [] };
  return (
    <div>
      {result.trap && (
        <TrapNote title={t('tests.trap', { title: result.trap.title })} why={result.trap.why} />
      )}
      {(['fixed', 'broken'] as const).map(
        (look) =>
          turned[look].length > 0 && (
            <p key={look} className={styles.turned}>
              <span className={styles.turnedLook[look]}>
                <Icon icon={look === 'fixed' ? iconPassed : iconFailed} size={16} /> {t(`tests.${look}`)}
              </span>
              {turned[look].map(({ title }) => title).join(' · ')}
            </p>
          ),
      )}
      {GROUPS.map(([kind, title]) => {
        const tests = result.tests.filter((test) => test.kind === kind);
        if (tests.length === 0) return null;
        return (
          <section key={kind} aria-label={t(title)}>
            <h3 className={styles.groupTitle}>{t(title)}</h3>
            <ul className={testRows}>
              {tests.map((test) => (
                <TestRow key={test.id} test={test} earlier={earlier.get(test.id)} source={source} />
              ))}
            </ul>
          </section>
        );
      })}
      {result.log !== '' && (
        <details className={styles.log}>
          <summary>{t('tests.log')}</summary>
          <pre className={styles.logText}>{result.log}</pre>
        </details>
      )}
    </div>
  );
}
