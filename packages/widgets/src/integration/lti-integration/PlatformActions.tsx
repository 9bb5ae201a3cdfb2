import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { PlatformStore } from '@drawbridge/client/stores/integration/platform';
import { PLATFORM_MISSING, type Platform } from '@drawbridge/contracts/integration';
import { Button, Callout, Card, ConfirmDialog, TextField } from '@drawbridge/ui';
import { useRef, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { type MessageId, t } from './messages.ts';

interface ActionsProps {
  store: PlatformStore;
  platform: Platform;
  /** Called when it was deleted or rejected, and the page has nothing to show. */
  onGone: () => void;
}

/** Runs one change at a time and announces the result. */
function useAct(name: string) {
  const { notify } = useDrawbridge();
  const [isBusy, setBusy] = useState(false);
  async function act(change: () => Promise<ChangeOutcome<unknown>>, done: MessageId): Promise<boolean> {
    setBusy(true);
    const outcome = await change();
    setBusy(false);
    if (outcome.kind === 'done') notify('positive', t(done, { name }));
    else notify('negative', outcome.kind === 'refused' ? outcome.text : t('form.faults'));
    return outcome.kind === 'done';
  }
  return { isBusy, act };
}

/** What an administrator has to do for a platform that registered itself, or is disabled. */
export function PlatformNotice({ store, platform, onGone }: ActionsProps) {
  const { name } = platform;
  const [typed, setTyped] = useState(name);
  const { isBusy, act } = useAct(typed.trim() || name);
  const [isAsking, setAsking] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (platform.active) return null;
  if (!platform.awaits_approval)
    return (
      <Callout
        tone="warn"
        title={t('platform.isOff')}
        actions={
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => void act(() => store.setActive(true), 'platform.isOn')}
          >
            {t('platform.on')}
          </Button>
        }
      >
        {t('platform.isOff.message')}
      </Callout>
    );
  const isNamed = typed.trim() !== '';
  function allow() {
    setJudged(true);
    if (!isNamed) return field.current?.focus();
    return void act(() => store.allow(typed.trim()), 'platform.allowed');
  }
  async function reject() {
    const isDone = await act(store.reject, 'platform.rejected');
    setAsking(false);
    if (isDone) onGone();
  }
  return (
    <>
      <Callout
        tone="warn"
        title={t('platform.waiting')}
        actions={
          <>
            <Button size="sm" tone="primary" loading={isBusy && !isAsking} onClick={allow}>
              {t('platform.allow')}
            </Button>
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('platform.reject')}
            </Button>
          </>
        }
      >
        <div className={styles.part}>
          <p className={styles.plain}>{t('platform.waiting.message')}</p>
          {platform.family === 'moodle' && <p className={styles.plain}>{t('moodle.show')}</p>}
          <TextField
            ref={field}
            label={t('platform.knownAs')}
            hint={t('platform.knownAs.hint')}
            error={isJudged && !isNamed ? PLATFORM_MISSING.name : undefined}
            maxLength={255}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </Callout>
      <ConfirmDialog
        open={isAsking}
        title={t('platform.reject.ask', { name })}
        message={t('platform.reject.text')}
        confirmLabel={t('platform.reject')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void reject()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Disables or deletes after a confirmation that says what ends. */
export function DangerZone({ store, platform, onGone }: ActionsProps) {
  const { name } = platform;
  const { isBusy, act } = useAct(name);
  const [asking, setAsking] = useState<'off' | 'delete'>();
  async function confirm() {
    if (asking === 'off') {
      await act(() => store.setActive(false), 'platform.wentOff');
      return setAsking(undefined);
    }
    const isDone = await act(store.remove, 'platform.deleted');
    setAsking(undefined);
    return isDone ? onGone() : undefined;
  }
  return (
    <Card as="section" aria-labelledby="platform-danger">
      <div className={styles.head}>
        <h2 id="platform-danger" className={styles.title}>
          {t('danger')}
        </h2>
        <div className={styles.buttons}>
          {platform.active && <Button onClick={() => setAsking('off')}>{t('platform.off')}</Button>}
          <Button tone="danger" onClick={() => setAsking('delete')}>
            {t('platform.delete')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(asking === 'off' ? 'platform.off.ask' : 'platform.delete.ask', { name })}
        message={t(asking === 'off' ? 'platform.off.text' : 'platform.delete.text')}
        confirmLabel={t(asking === 'off' ? 'platform.off' : 'platform.delete.confirm')}
        tone={asking === 'off' ? 'primary' : 'danger'}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(undefined)}
      />
    </Card>
  );
}
