import type { RunningLab, RunningLabsStore } from '@drawbridge/client/stores/practice/running-labs';
import { ConfirmDialog, EmptyState, LinkButton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { RunningLabRow } from './RunningLabRow.tsx';
import * as styles from './running-labs.css.ts';

export interface RunningLabsProps {
  /** The address of the labs, for the empty page. */
  browseHref: string;
}

/** Lists the learner's running labs of every kind: open, stop, and the time left. @see LAB-6, NAV-11 */
export const RunningLabs = withLoading(LoadedLabs, Loading);

function LoadedLabs({ browseHref }: RunningLabsProps) {
  const store = useStore('runningLabs');
  useEffect(() => {
    void store.load();
    const look = () => document.visibilityState === 'visible' && void store.load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
  const labs = store.labs.value;
  if (labs.state === 'loading') return <Loading />;
  if (labs.state === 'problem')
    return <LoadProblem title={t('failed')} problem={labs.problem} onRetry={() => void store.load()} />;
  return <Rows store={store} labs={labs.value} browseHref={browseHref} />;
}

function Rows({
  store,
  labs,
  browseHref,
}: RunningLabsProps & { store: RunningLabsStore; labs: readonly RunningLab[] }) {
  useSignals();
  const { notify } = useDrawbridge();
  const [asked, setAsked] = useState<RunningLab>();
  const place = useRef<HTMLDivElement>(null);
  const stopping = store.stopping.value;
  const stop = async (lab: RunningLab) => {
    const isStopped = await store.stop(lab.session_id);
    setAsked(undefined);
    if (!isStopped) return;
    notify('positive', t('stopped', { title: lab.title }));
    // The button that had the focus is gone with its row.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {labs.length === 0 ? (
        <EmptyState
          page
          title={t('emptyTitle')}
          message={t('emptyText')}
          actions={
            <LinkButton tone="primary" href={browseHref}>
              {t('browse')}
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={t('list')}>
          {labs.map((lab) => (
            <li key={lab.session_id}>
              <RunningLabRow
                lab={lab}
                nowMs={store.nowMs}
                isStopping={stopping.has(lab.session_id)}
                onStop={() => (lab.ends_at === null ? void stop(lab) : setAsked(lab))}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('stopTitle', { title: asked?.title ?? '' })}
        message={t('stopMessage')}
        confirmLabel={t('stopConfirm')}
        cancelLabel={t('stopCancel')}
        tone="danger"
        busy={asked !== undefined && stopping.has(asked.session_id)}
        onConfirm={() => asked && void stop(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[112, 112]} />;
}
