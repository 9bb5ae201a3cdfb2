import type {
  OwnSession,
  OwnSessions,
  OwnSessionsStore,
} from '@drawbridge/client/stores/identity/own-sessions';
import { Button, Card, ProblemState, Skeleton } from '@drawbridge/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { t } from './messages.ts';
import * as styles from './security.css.ts';

/** A longer list would be as long as the rest of the page. */
const SHOWN_AT_FIRST = 6;

export interface DeviceListProps {
  /** Anchor of the card on its page. */
  id?: string;
  /** True if the page was opened to see it: it scrolls into view and takes the focus. */
  takesFocus?: boolean;
  /** Called when every session was ended, including this one. */
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
        {t('devices')}
      </h2>
      <p className={styles.sentence}>{t('devicesText')}</p>
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
          title={t('failed')}
          message={known.problem.message}
          onRetry={() => void store.load()}
        />
      )}
      {known.state === 'ready' && (
        <Sessions store={store} known={known.value} title={title} onEverywhere={onEverywhere} />
      )}
    </Frame>
  );
}

interface SessionsProps {
  store: OwnSessionsStore;
  known: OwnSessions;
  /** Receives the focus when a row is removed together with the button that had it. */
  title: RefObject<HTMLElement | null>;
  onEverywhere: () => Promise<void>;
}

function Sessions({ store, known, title, onEverywhere }: SessionsProps) {
  const { notify } = useDrawbridge();
  const [asked, setAsked] = useState<OwnSession | 'everywhere'>();
  const [isWhole, setIsWhole] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const [ended, setEnded] = useState(0);
  // After the dialog, which gives the focus back to a button that is no more.
  useEffect(() => {
    if (ended > 0) title.current?.focus();
  }, [ended, title]);
  const { items: sessions, wants_password: wantsPassword } = known;
  const close = () => setAsked(undefined);
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST);

  return (
    <>
      <ul className={styles.list}>
        {shown.map((session) => (
          <DeviceRow key={session.id} session={session} nowMs={nowMs} onSignOut={() => setAsked(session)} />
        ))}
      </ul>
      <div className={styles.actions}>
        {sessions.length === 1 ? (
          <p className={styles.facts}>{t('onlyThis')}</p>
        ) : (
          <Button onClick={() => setAsked('everywhere')}>{t('everywhere')}</Button>
        )}
        {shown.length < sessions.length && (
          <Button onClick={() => setIsWhole(true)}>{t('showAll', { count: sessions.length })}</Button>
        )}
      </div>
      {asked !== undefined && asked !== 'everywhere' && (
        <ChangeDialog
          title={t('signOutAsk', { device: asked.device })}
          text={t('signOutText')}
          action={t('signOut')}
          tone="danger"
          wantsPassword={wantsPassword}
          change={(password) => store.end(asked, password)}
          onDone={() => {
            close();
            setEnded(ended + 1);
            notify('positive', t('signedOut', { device: asked.device }));
          }}
          onClose={close}
        />
      )}
      {asked === 'everywhere' && (
        <ChangeDialog
          title={t('everywhereAsk')}
          text={t('everywhereText')}
          action={t('everywhere')}
          tone="danger"
          wantsPassword={wantsPassword}
          change={store.endEverywhere}
          onDone={() => void onEverywhere()}
          onClose={close}
        />
      )}
    </>
  );
}
