import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { LabSolution } from '@drawbridge/contracts/practice';
import { CodeBlock, EmptyState, LinkButton, ProblemState, Prose, Skeleton, Stack } from '@drawbridge/ui';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { t } from './messages.ts';
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
      <div role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    );
  if (solution.state === 'problem')
    return solution.problem.code === 'lab_not_found' || solution.problem.code === 'bad_input' ? (
      <EmptyState page title={t('notFound')} />
    ) : (
      <ProblemState
        title={t('failed')}
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
        title={t('locked')}
        message={t('lockedText', { title })}
        actions={
          <LinkButton tone="primary" href={href}>
            {t('open')}
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap="8" className={styles.page}>
      <section aria-label={t('why')}>
        <Prose>
          <SafeHtml html={found.html} />
        </Prose>
      </section>
      {found.files.length > 0 && (
        <section className={styles.part} aria-label={t('files')}>
          <h2 className={styles.heading}>{t('files')}</h2>
          {found.files.map(({ path, text }) => (
            <CodeBlock key={path} title={path} code={text} />
          ))}
        </section>
      )}
      {found.traps.length > 0 && (
        <section className={styles.part} aria-label={t('traps')}>
          <h2 className={styles.heading}>{t('traps')}</h2>
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
