import type { ApiProblem } from '@drawbridge/client';
import type { DeepLinkingStore, Returning } from '@drawbridge/client/stores/integration/deep-linking';
import { MOST_LINKED_ITEMS } from '@drawbridge/contracts/integration';
import { Button, Callout, ConfirmDialog, cx, VisuallyHidden } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { t } from './messages.ts';
import * as styles from './ReturnBar.css.ts';

interface ReturnBarProps {
  store: DeepLinkingStore;
  platform: string;
  /** Opens the selection if it is not beside the list. */
  onEdit?: () => void;
  /** Called when settings prevent the choice from being sent. */
  onRefused: () => void;
}

const toCount = (count: number) => {
  if (count === 0) return t('tray.none');
  return count === 1 ? t('tray.one') : t('tray.count', { count });
};

/** The number of chosen items, and the two ways back to the platform. */
export function ReturnBar({ store, platform, onEdit, onRefused }: ReturnBarProps) {
  useSignals();
  const [isAsking, setIsAsking] = useState(false);
  const { value: returning } = store.returning;
  const count = store.chosen.value.length;
  const isBusy = returning.state === 'sending' || returning.state === 'returning';
  const isSending = (what: 'items' | 'nothing') => returning.state === 'sending' && returning.what === what;

  async function send() {
    await store.send();
    if (store.chosen.peek().some(({ errors }) => Object.keys(errors).length > 0)) onRefused();
  }
  function cancel() {
    if (count > 0) setIsAsking(true);
    else void store.cancel();
  }
  return (
    <footer className={styles.bar}>
      <Failure store={store} returning={returning} />
      <div className={styles.row}>
        <div className={cx(styles.count, count === 0 && !isBusy && styles.none)}>
          <output>{returning.state === 'returning' ? t('returning', { platform }) : toCount(count)}</output>
          {store.isFull.value && <span>{t('tray.full', { most: MOST_LINKED_ITEMS })}</span>}
          {onEdit && count > 0 && (
            <Button size="sm" tone="quiet" onClick={onEdit}>
              {t('tray.edit')}
              <VisuallyHidden> {t('tray.edit.rest')}</VisuallyHidden>
            </Button>
          )}
        </div>
        <Button loading={isSending('nothing')} disabled={isBusy && !isSending('nothing')} onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button
          tone="primary"
          className={styles.add}
          loading={isSending('items') || returning.state === 'returning'}
          disabled={count === 0}
          onClick={() => void send()}
        >
          {t('add', { platform })}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('cancel.title')}
        message={count === 1 ? t('cancel.one') : t('cancel.message', { count })}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.stay')}
        tone="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void store.cancel();
        }}
      />
    </footer>
  );
}

/** A failure to return to the platform; the choice is kept. */
function Failure({ store, returning }: { store: DeepLinkingStore; returning: Returning }) {
  useSignals();
  const isWrong = store.chosen.value.some(({ errors }) => Object.keys(errors).length > 0);
  if (isWrong)
    return (
      <Callout tone="fail" live>
        {t('failed.fields')}
      </Callout>
    );
  if (returning.state !== 'failed') return null;
  return (
    <Callout tone="fail" live>
      {toFailure(returning.problem)}
    </Callout>
  );
}

function toFailure({ code, message, errors }: ApiProblem): string {
  if (code === 'offline') return t('failed.offline');
  // The launch is over: the notice of its page says how to go on.
  if (code === 'not_signed_in') return t('failed.ended');
  return t('failed.other', { message: `${(errors['items'] ?? message).replace(/\.$/, '')}.` });
}
