import type {
  LinkedLearners as Known,
  LinkCode,
  LinkedLearnersStore,
} from '@drawbridge/client/stores/integration/account-link';
import type { LinkedLearner } from '@drawbridge/contracts/integration';
import { Button, Card, ConfirmDialog, ProblemState, Skeleton } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import * as styles from './account-link.css.ts';
import { LinkCodeDialog } from './LinkCodeDialog.tsx';
import { t } from './messages.ts';

export interface LinkedLearnersProps {
  productName: string;
}

/** The learning platforms that the account is linked with, and the way to link one. @see LTI-16 */
export const LinkedLearners = withLoading(LoadedLearners, LoadingLearners);

interface FrameProps extends LinkedLearnersProps {
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Frame({ productName, titleRef, children }: FrameProps) {
  return (
    <Card as="section">
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.sentence}>
        {t('text', { product: productName })} {t('shared')}
      </p>
      {children}
    </Card>
  );
}

const waiting = <Skeleton shape="block" height={96} />;

function LoadingLearners({ productName }: LinkedLearnersProps) {
  return <Frame productName={productName}>{waiting}</Frame>;
}

function LoadedLearners({ productName }: LinkedLearnersProps) {
  const store = useStore('linkedLearners');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.load(), [store]);
  const known = store.learners.value;
  return (
    <Frame productName={productName} titleRef={title}>
      {known.state === 'loading' && waiting}
      {known.state === 'problem' && (
        <ProblemState
          compact
          title={t('listFailed')}
          message={known.problem.message}
          onRetry={() => void store.load()}
        />
      )}
      {known.state === 'ready' && <Learners store={store} known={known.value} title={title} />}
    </Frame>
  );
}

interface LearnersProps {
  store: LinkedLearnersStore;
  known: Known;
  /** Receives the focus when a row is removed together with the button that had it. */
  title: RefObject<HTMLElement | null>;
}

function Learners({ store, known, title }: LearnersProps) {
  const { items: learners, wants_password: wantsPassword } = known;
  useSignals();
  const { notify } = useDrawbridge();
  const [asked, setAsked] = useState<LinkedLearner>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAskingPassword, setIsAskingPassword] = useState(false);
  const [code, setCode] = useState<LinkCode>();
  const [unlinked, setUnlinked] = useState(0);
  // After the dialog, which gives the focus back to a button that is no more.
  useEffect(() => {
    if (unlinked > 0) title.current?.focus();
  }, [unlinked, title]);

  async function unlink(learner: LinkedLearner) {
    setIsBusy(true);
    const outcome = await store.unlink(learner);
    setIsBusy(false);
    setAsked(undefined);
    if (outcome.kind === 'refused') return notify('negative', outcome.text);
    setUnlinked(unlinked + 1);
    return notify('positive', t('unlinked', { platform: learner.platform }));
  }
  async function makeCode() {
    if (wantsPassword) return setIsAskingPassword(true);
    setIsBusy(true);
    const outcome = await store.makeCode(undefined);
    setIsBusy(false);
    if (outcome.kind === 'done') return setCode(outcome.value);
    return outcome.kind === 'refused' && notify('negative', outcome.text);
  }
  /** A link may have been made while the code was shown. */
  function closeCode() {
    setCode(undefined);
    void store.load();
  }

  return (
    <>
      {learners.length > 0 && (
        <ul className={styles.list}>
          {learners.map((learner) => (
            <LearnerRow key={learner.id} learner={learner} onUnlink={() => setAsked(learner)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button loading={isBusy && asked === undefined} onClick={() => void makeCode()}>
          {t('getCode')}
        </Button>
      </div>
      {isAskingPassword && (
        <ChangeDialog
          title={t('getCode')}
          text={t('getCodeText')}
          action={t('getCode')}
          tone="primary"
          wantsPassword
          change={store.makeCode}
          onDone={(made) => {
            setIsAskingPassword(false);
            setCode(made);
          }}
          onClose={() => setIsAskingPassword(false)}
        />
      )}
      {code && <LinkCodeDialog code={code} onClose={closeCode} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('unlinkAsk', { platform: asked?.platform ?? '' })}
        message={t('unlinkText', { platform: asked?.platform ?? '' })}
        confirmLabel={t('unlink')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => asked && void unlink(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}

const days = () => dateFormat({ dateStyle: 'long' });

function LearnerRow({ learner, onUnlink }: { learner: LinkedLearner; onUnlink: () => void }) {
  const { platform, name, linked_at } = learner;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{platform}</p>
        <p className={styles.fact}>
          {name && `${t('asLearner', { name })} · `}
          <time dateTime={linked_at}>{t('linkedSince', { date: days().format(new Date(linked_at)) })}</time>
        </p>
      </div>
      <Button className={styles.button} aria-label={t('unlinkOf', { platform })} onClick={onUnlink}>
        {t('unlink')}
      </Button>
    </li>
  );
}
