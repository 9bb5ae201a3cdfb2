import type { AttemptReview } from '@drawbridge/client/stores/practice/attempt-review';
import type { ReviewedSubmission } from '@drawbridge/contracts/practice';
import { EditorBoundary } from '@drawbridge/lab-workspace/editor';
import { Prose, Skeleton, Tabs } from '@drawbridge/ui';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './CodePart.css.ts';
import { findChanges } from './changes.ts';
import { t } from './messages.ts';

/** The same chunk as the comparison of the lab page. */
const Diff = lazy(() => import('@drawbridge/lab-workspace/diff'));

interface CodePartProps {
  review: AttemptReview;
  submission: ReviewedSubmission;
  before: ReviewedSubmission | undefined;
}

/** The files that were changed, each beside the author's way. */
export function CodePart({ review: { lab, solution }, submission, before }: CodePartProps) {
  const id = useId();
  const [against, setAgainst] = useState<'starter' | 'before'>('starter');
  const [wanted, setWanted] = useState(lab.open_file);
  const isAgainstBefore = against === 'before' && before !== undefined;
  const changes = findChanges(lab.files, isAgainstBefore ? before.files : [], submission.files);
  const change = changes.find(({ path }) => path === wanted) ?? changes[0];
  const path = change?.path ?? solution.files[0]?.path ?? lab.open_file;
  const [authors] = findChanges(
    lab.files,
    [],
    solution.files.filter((file) => file.path === path),
  );
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        {changes.length > 0 && (
          <Tabs
            label={t('code.files')}
            variant="pill"
            value={path}
            onChange={setWanted}
            panelId={`${id}-diff`}
            tabs={changes.map((file) => ({ id: file.path, label: file.path }))}
          />
        )}
        {before && (
          <Tabs
            label={t('code.against')}
            variant="pill"
            value={against}
            onChange={(next) => setAgainst(next === 'before' ? 'before' : 'starter')}
            panelId={`${id}-diff`}
            tabs={[
              { id: 'starter', label: t('code.starter') },
              { id: 'before', label: t('code.before') },
            ]}
          />
        )}
      </div>
      <div className={styles.sides}>
        <section id={`${id}-diff`} aria-label={t('code.learner')} className={styles.side}>
          <h3 className={styles.sideTitle}>{t('code.learner')}</h3>
          {change ? (
            <Compared key={`${against} ${path}`} {...change} label={t('code.diff', { path })} />
          ) : (
            <p className={styles.nothing}>{t(isAgainstBefore ? 'code.none.before' : 'code.none')}</p>
          )}
        </section>
        <Solution
          html={solution.html}
          hasCode={solution.files.length > 0}
          code={
            authors ? (
              <Compared key={path} {...authors} label={t('solution.diff', { path })} />
            ) : (
              <p className={styles.nothing}>{t('solution.same')}</p>
            )
          }
        />
      </div>
    </div>
  );
}

interface SolutionProps {
  html: string;
  hasCode: boolean;
  code: ReactNode;
}

function Solution({ html, hasCode, code }: SolutionProps) {
  const id = useId();
  const [shown, setShown] = useState<'code' | 'why'>(hasCode ? 'code' : 'why');
  return (
    <section aria-label={t('solution.title')} className={styles.side}>
      <div className={styles.sideHead}>
        <h3 className={styles.sideTitle}>{t('solution.title')}</h3>
        {hasCode && (
          <Tabs
            label={t('solution.parts')}
            variant="pill"
            value={shown}
            onChange={(next) => setShown(next === 'why' ? 'why' : 'code')}
            panelId={id}
            tabs={[
              { id: 'code', label: t('solution.code') },
              { id: 'why', label: t('solution.why') },
            ]}
          />
        )}
      </div>
      <div id={id} className={styles.sideBody}>
        {shown === 'code' ? (
          code
        ) : (
          <Prose className={styles.why}>
            <SafeHtml html={html} />
          </Prose>
        )}
      </div>
    </section>
  );
}

interface ComparedProps {
  path: string;
  before: string;
  after: string;
  label: string;
}

function Compared(props: ComparedProps) {
  const { cspNonce } = useDrawbridge();
  return (
    <div className={styles.diff}>
      <EditorBoundary>
        <Suspense fallback={<Waiting />}>
          <Diff {...props} isWrapping nonce={cspNonce} />
        </Suspense>
      </EditorBoundary>
    </div>
  );
}

function Waiting() {
  return (
    <section className={styles.waiting} aria-busy="true" aria-label={t('code.loading')}>
      {['30%', '62%', '48%', '71%', '20%', '55%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
