import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LabSolution } from '@drawbridge/contracts/practice';
import { CodeBlock, EmptyState, LinkButton, ProblemState, Prose, Skeleton, Stack } from '@drawbridge/ui';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { format } from '../../provider/format.ts';
import { messages } from './messages.ts';
import * as styles from './solution.css.ts';

export interface SolutionProps {
  solution: Loadable<LabSolution, ShownProblem & { code?: string }>;
  onRetry?: (() => void) | undefined;
  /** The address of the challenge itself. */
  href: string;
}

/** Shows how a challenge is solved and why, after the learner solved it or gave up. @see NAV-27 */
export function Solution({ solution, onRetry, href }: SolutionProps) {
  if (solution.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text}>
        <Skeleton lines={8} />
      </div>
    );
  if (solution.state === 'problem')
    return solution.problem.code === 'lab_not_found' || solution.problem.code === 'bad_input' ? (
      <EmptyState page title={messages.notFound.text} />
    ) : (
      <ProblemState
        title={messages.failed.text}
        message={solution.problem.message}
        incidentId={solution.problem.incident}
        onRetry={onRetry}
      />
    );
  const { title, solution: found } = solution.value;
  if (!found)
    return (
      <EmptyState
        page
        title={messages.locked.text}
        message={format(messages.lockedText.text, { title })}
        actions={
          <LinkButton tone="primary" href={href}>
            {messages.open.text}
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap="8" className={styles.page}>
      <section aria-label={messages.why.text}>
        <Prose>
          <SafeHtml html={found.html} />
        </Prose>
      </section>
      {found.files.length > 0 && (
        <section className={styles.part} aria-label={messages.files.text}>
          <h2 className={styles.heading}>{messages.files.text}</h2>
          {found.files.map(({ path, text }) => (
            <CodeBlock key={path} title={path} code={text} />
          ))}
        </section>
      )}
      {found.traps.length > 0 && (
        <section className={styles.part} aria-label={messages.traps.text}>
          <h2 className={styles.heading}>{messages.traps.text}</h2>
          <dl className={styles.traps}>
            {found.traps.map((trap) => (
              <div key={trap.title}>
                <dt className={styles.trap}>{trap.title}</dt>
                <dd className={styles.reason}>{trap.why}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Stack>
  );
}
