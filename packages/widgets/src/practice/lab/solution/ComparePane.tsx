import { EditorBoundary } from '@drawbridge/lab-workspace/editor';
import { Pane } from '@drawbridge/lab-workspace/panes';
import * as page from '@drawbridge/lab-workspace/styles';
import { Icon, IconButton, iconCheck, iconX, Skeleton, Tabs } from '@drawbridge/ui';
import { lazy, Suspense, useId } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import type { ComparedFile } from '../page/page-view.ts';
import { toComparedFiles } from './compared-files.ts';
import { t } from './messages.ts';
import * as styles from './Solution.css.ts';

const Diff = lazy(() => import('@drawbridge/lab-workspace/diff'));

/** The solution in place of the editor: each of its files compared with the learner's own or with the starter. */
export function ComparePane({ compared }: { compared: ComparedFile }) {
  const { data, services, lab, view, layout } = useLabPage();
  const id = useId();
  const solution = data.help.solution.value;
  const files = solution?.state === 'ready' ? toComparedFiles(lab.value, data, solution.value.files) : [];
  const { path, against } = compared;
  const file = files.find((one) => one.path === path);
  const before = (against === 'mine' ? file?.mine : file?.starter) ?? '';
  const after = file?.solution ?? '';
  return (
    <Pane
      id="code"
      label={t('pane.code')}
      className={styles.comparing}
      head={
        <>
          <Tabs
            label={t('solution.files')}
            className={styles.fileTabs}
            tabs={files.map(({ path: id, isSame }) => ({
              id,
              label: id,
              ...(isSame && against === 'mine'
                ? { end: <Icon icon={iconCheck} size={14} label={t('solution.sameFile')} /> }
                : {}),
            }))}
            value={path}
            onChange={(next) => view.compare({ path: next, against })}
            panelId={`${id}-panel`}
          />
          <IconButton
            icon={iconX}
            size="sm"
            label={t('solution.close')}
            onClick={() => view.closeComparison()}
          />
        </>
      }
    >
      <div className={styles.compareBar}>
        <Tabs
          label={t('solution.against')}
          variant="pill"
          tabs={[
            { id: 'mine', label: t('solution.mine') },
            { id: 'starter', label: t('solution.starter') },
          ]}
          value={against}
          onChange={(next) => view.compare({ path, against: next === 'starter' ? 'starter' : 'mine' })}
          panelId={`${id}-panel`}
        />
        {before !== after && (
          <p className={styles.legend}>
            <span>
              <b className={styles.minus}>−</b>{' '}
              {t(against === 'mine' ? 'solution.legend.mine' : 'solution.legend.starter')}
            </span>
            <span>
              <b className={styles.plus}>+</b> {t('solution.legend.solution')}
            </span>
          </p>
        )}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={t('solution.diff', { path })}
        className={page.stacked}
      >
        {before === after ? (
          <p className={page.empty}>{t('solution.same')}</p>
        ) : (
          <EditorBoundary>
            <Suspense fallback={<Waiting />}>
              <Diff
                key={`${path}-${against}`}
                path={path}
                before={before}
                after={after}
                isWrapping={layout.isWrapping.value}
                label={t('solution.diff', { path })}
                nonce={services.cspNonce}
              />
            </Suspense>
          </EditorBoundary>
        )}
      </div>
    </Pane>
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
