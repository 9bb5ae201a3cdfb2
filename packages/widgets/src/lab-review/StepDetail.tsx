import type { AttemptReview } from '@drawbridge/client/stores/lab-review';
import { Badge, Prose, Tabs } from '@drawbridge/ui';
import { useState } from 'react';
import { SafeHtml } from '../markup/SafeHtml.tsx';
import { CodePart } from './CodePart.tsx';
import { findBefore, toNumber } from './changes.ts';
import { say } from './messages.ts';
import { toMoment } from './moments.ts';
import { RequestsPart } from './RequestsPart.tsx';
import * as styles from './StepDetail.css.ts';
import { TestsPart } from './TestsPart.tsx';
import { VerdictPill } from './VerdictPill.tsx';

type Part = 'code' | 'tests' | 'requests';

/** The chosen step: of a submission all that was handed in, of anything else what it says. */
export function StepDetail({ review, at }: { review: AttemptReview; at: number }) {
  const { steps, lab, attempt } = review;
  const step = steps[at];
  const submission = step?.submission;
  // An attack is handed in as requests, a fix as code: what was handed in comes first. The choice stays from step to step.
  const [chosen, setChosen] = useState<Part>(lab.goal?.by === 'log' ? 'requests' : 'code');
  if (!step) return null;
  const { day, time } = toMoment(step.at);
  const number = toNumber(steps, at);
  if (!submission) {
    const hint = step.kind === 'hint' ? attempt.hints[number - 1]?.html : undefined;
    return (
      <section aria-label={say('review.detail')} className={styles.detail}>
        <header className={styles.head}>
          <h2 className={styles.title}>{step.text}</h2>
          <p className={styles.when}>
            {day}, {time}
          </p>
        </header>
        {hint !== undefined && (
          <Prose className={styles.prose}>
            <SafeHtml html={hint} />
          </Prose>
        )}
      </section>
    );
  }
  const { result, log } = submission;
  const before = findBefore(steps, at);
  const part = chosen === 'requests' && log.length === 0 ? 'code' : chosen;
  const tests = result?.tests ?? [];
  return (
    <section aria-label={say('review.detail')} className={styles.detail}>
      <header className={styles.head}>
        <h2 className={styles.title}>{say('submission', { number })}</h2>
        <VerdictPill result={result} />
        {result && <p className={styles.points}>{say('points', { score: result.score, max: result.max })}</p>}
        <p className={styles.when}>
          {day}, {time}
        </p>
      </header>
      <Tabs
        label={say('tab.parts')}
        className={styles.tabs}
        value={part}
        onChange={(next) => setChosen(next as Part)}
        tabs={[
          {
            id: 'code',
            label: say('tab.code'),
            content: part === 'code' && <CodePart {...{ review, submission, before }} />,
          },
          {
            id: 'tests',
            label: say('tab.tests'),
            ...(tests.length > 0 && {
              end: (
                <Badge>
                  {tests.filter(({ status }) => status === 'passed').length}/{tests.length}
                </Badge>
              ),
            }),
            content: part === 'tests' && <TestsPart result={result} before={before?.result} />,
          },
          ...(log.length > 0
            ? [
                {
                  id: 'requests',
                  label: say('tab.requests'),
                  end: <Badge>{log.length}</Badge>,
                  content: part === 'requests' && <RequestsPart log={log} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
