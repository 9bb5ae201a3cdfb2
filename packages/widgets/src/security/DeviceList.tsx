import type { OwnSession, OwnSessionsStore } from '@drawbridge/client/stores/own-sessions';
import { Button, Card, ConfirmDialog, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { format, useDrawbridge, useStore, withLoading } from '../provider/index.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { messages } from './messages.ts';
import * as styles from './security.css.ts';

/** Beyond that the list is as long as the rest of the page together. */
const SHOWN_AT_FIRST = 6;

export interface DeviceListProps {
  /** Address of the card within its page. */
  id?: string;
  /** The page was opened to see it: it comes into view and takes the focus. */
  takesFocus?: boolean;
  /** Every session was ended, this one too. */
  onEverywhere: () => Promise<void>;
}

/** Where the person is signed in, and ways to sign out there. @see ASVS 7.5.2 */
export const DeviceList = withLoading(LoadedList, LoadingList);

interface FrameProps {
  id?: string | undefined;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Frame({ id, titleRef, children }: FrameProps) {
  return (
    <Card as="section" id={id}>
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {messages.devices.text}
      </h2>
      <p className={styles.sentence}>{messages.devicesText.text}</p>
      {children}
    </Card>
  );
}

const waiting = <Skeleton shape="block" height={180} />;

function LoadingList({ id }: DeviceListProps) {
  return <Frame id={id}>{waiting}</Frame>;
}

function LoadedList({ id, takesFocus = false, onEverywhere }: DeviceListProps) {
  const store = useStore('ownSessions');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const known = store.sessions.value;
  return (
    <Frame id={id} titleRef={title}>
      {known.state === 'loading' && waiting}
      {known.state === 'problem' && (
        <ProblemState
          compact
          title={messages.failed.text}
          message={known.problem.message}
          onRetry={() => void store.load()}
        />
      )}
      {known.state === 'ready' && (
        <Sessions store={store} sessions={known.value} title={title} onEverywhere={onEverywhere} />
      )}
    </Frame>
  );
}

interface SessionsProps {
  store: OwnSessionsStore;
  sessions: OwnSession[];
  /** Takes the focus when a row is no more, and the button that had it with the row. */
  title: RefObject<HTMLElement | null>;
  onEverywhere: () => Promise<void>;
}

function Sessions({ store, sessions, title, onEverywhere }: SessionsProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const [asked, setAsked] = useState<OwnSession | 'everywhere'>();
  const [isWhole, setIsWhole] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const [ended, setEnded] = useState(0);
  // After the dialog, which gives the focus back to a button that is no more.
  useEffect(() => {
    if (ended > 0) title.current?.focus();
  }, [ended, title]);
  const one = asked === 'everywhere' ? undefined : asked;
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST);

  async function endOne(session: OwnSession) {
    const problem = await store.end(session);
    setAsked(undefined);
    if (problem) return notify('negative', problem.message);
    setEnded(ended + 1);
    return notify('positive', format(messages.signedOut.text, { device: session.device }));
  }
  async function endEverywhere() {
    const problem = await store.endEverywhere();
    if (!problem) return onEverywhere();
    setAsked(undefined);
    return notify('negative', problem.message);
  }

  return (
    <>
      <ul className={styles.list}>
        {shown.map((session) => (
          <DeviceRow key={session.id} session={session} nowMs={nowMs} onSignOut={() => setAsked(session)} />
        ))}
      </ul>
      <div className={styles.actions}>
        {sessions.length === 1 ? (
          <p className={styles.facts}>{messages.onlyThis.text}</p>
        ) : (
          <Button onClick={() => setAsked('everywhere')}>{messages.everywhere.text}</Button>
        )}
        {shown.length < sessions.length && (
          <Button onClick={() => setIsWhole(true)}>
            {format(messages.showAll.text, { count: sessions.length })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={one !== undefined}
        title={format(messages.signOutAsk.text, { device: one?.device ?? '' })}
        message={messages.signOutText.text}
        confirmLabel={messages.signOut.text}
        tone="danger"
        busy={store.isBusy.value}
        onConfirm={() => one && void endOne(one)}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmDialog
        open={asked === 'everywhere'}
        title={messages.everywhereAsk.text}
        message={messages.everywhereText.text}
        confirmLabel={messages.everywhere.text}
        tone="danger"
        busy={store.isBusy.value}
        onConfirm={() => void endEverywhere()}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
