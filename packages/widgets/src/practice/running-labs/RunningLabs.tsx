import type { RunningLab, RunningLabsStore } from '@drawbridge/client/stores/practice/running-labs';
import { ConfirmDialog, EmptyState, LinkButton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { format, useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { messages } from './messages.ts';
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
    return (
      <LoadProblem title={messages.failed.text} problem={labs.problem} onRetry={() => void store.load()} />
    );
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
    notify('positive', format(messages.stopped.text, { title: lab.title }));
    // The button that had the focus is gone with its row.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {labs.length === 0 ? (
        <EmptyState
          page
          title={messages.emptyTitle.text}
          message={messages.emptyText.text}
          actions={
            <LinkButton tone="primary" href={browseHref}>
              {messages.browse.text}
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={messages.list.text}>
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
        title={format(messages.stopTitle.text, { title: asked?.title ?? '' })}
        message={messages.stopMessage.text}
        confirmLabel={messages.stopConfirm.text}
        cancelLabel={messages.stopCancel.text}
        tone="danger"
        busy={asked !== undefined && stopping.has(asked.session_id)}
        onConfirm={() => asked && void stop(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}

function Loading() {
  return <LoadingBlocks label={messages.loading.text} heights={[112, 112]} />;
}
