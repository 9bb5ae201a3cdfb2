import { CodeText, ScrollArea } from '@drawbridge/lab-workspace/base';
import * as page from '@drawbridge/lab-workspace/styles';
import { Button, iconCompare, ProblemState, Prose, Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { ClosedNotice } from '../../closed/index.ts';
import { LabText } from '../LabText.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './Solution.css.ts';
import { SolutionLocked } from './SolutionLocked.tsx';

/** The author's solution: its files, why it works, and fixes that look right and are not. */
export function SolutionView() {
  const { data, actions, ...labPage } = useLabPage();
  const attempt = labPage.attempt.value;
  const { help } = data;
  // The solution stays open when an earlier attempt passed, which only the server knows: it is always requested.
  useEffect(() => void help.loadSolution(), [help, attempt.attempt_id, attempt.passed]);
  const solution = help.solution.value;
  if (!solution || solution.state === 'loading')
    return (
      <section className={styles.waiting} aria-busy="true" aria-label={t('solution.loading')}>
        {['70%', '100%', '92%', '96%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </section>
    );
  if (solution.state === 'problem') {
    const { code, message } = solution.problem;
    if (code === 'solution_locked') return <SolutionLocked />;
    if (code === 'upgrade_required') return <ClosedNotice kind="lab" className={styles.view} />;
    return (
      <ProblemState
        compact
        title={t('solution.problem')}
        message={code === 'offline' ? t('solution.offline') : message}
        onRetry={() => void help.loadSolution()}
      />
    );
  }
  const { html, files, traps } = solution.value;
  return (
    <ScrollArea label={t('brief.solution')} className={styles.view}>
      {files.length > 0 && (
        <section aria-label={t('solution.files')}>
          <h2 className={styles.title}>{t('solution.files')}</h2>
          <ul className={styles.files}>
            {files.map(({ path }) => (
              <li key={path} className={styles.file}>
                <code className={styles.path}>{path}</code>
                <Button
                  size="sm"
                  icon={iconCompare}
                  aria-label={t('solution.compareFile', { path })}
                  onClick={() => actions.goToComparison(path)}
                >
                  {t('solution.compare')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Prose className={styles.prose}>
        <LabText html={html} />
      </Prose>
      {traps.length > 0 && (
        <section aria-label={t('solution.traps')}>
          <h2 className={styles.title}>{t('solution.traps')}</h2>
          <p className={page.muted}>{t('solution.traps.detail')}</p>
          <ul className={styles.traps}>
            {traps.map(({ title, why }) => (
              <li key={title}>
                <details className={styles.trap}>
                  <summary className={styles.trapTitle}>{title}</summary>
                  <p className={styles.why}>
                    <CodeText text={why} />
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ScrollArea>
  );
}
