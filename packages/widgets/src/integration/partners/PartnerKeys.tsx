import type { Partner, PartnersStore } from '@drawbridge/client/stores/integration/partners';
import { MOST_SECRETS, type PartnerSecret } from '@drawbridge/contracts/integration';
import { Button, Card, CodeBlock, ConfirmDialog, iconKey } from '@drawbridge/ui';
import { useRef, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { toMoment } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import { PartnerSecretOnce } from './PartnerSecretOnce.tsx';
import * as styles from './partners.css.ts';

interface KeysProps {
  store: PartnersStore;
  partner: Partner;
}

/** The publishable key, and the secret keys: a second one replaces the first without an outage. @see EMB-12 */
export function PartnerKeys({ store, partner }: KeysProps) {
  return (
    <Card as="section" aria-labelledby="partner-keys">
      <div className={styles.sections}>
        <div className={styles.part}>
          <h2 id="partner-keys" className={styles.title}>
            {t('keys')}
          </h2>
          <CodeBlock
            code={partner.publishable_key}
            title={t('keys.publishable')}
            copyLabel={t('code.copy', { what: t('keys.publishable') })}
            copiedLabel={t('copied')}
          />
          <p className={styles.about}>{t('keys.publishable.about')}</p>
        </div>
        <SecretKeys store={store} partner={partner} />
      </div>
    </Card>
  );
}

function SecretKeys({ store, partner }: KeysProps) {
  const { isBusy, act } = useAct();
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<PartnerSecret>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, secrets } = partner;
  async function make() {
    const reply = await act(() => store.addSecret(id));
    if (reply) setMade(reply.secret);
  }
  function hide() {
    setMade(undefined);
    heading.current?.focus();
  }
  async function revoke({ id: secretId, ending }: PartnerSecret) {
    await act(() => store.revokeSecret(id, secretId), t('keys.revoked', { ending }));
    setRevoking(undefined);
  }
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} id="partner-secrets" className={styles.smallTitle}>
          {t('keys.secret')}
        </h3>
        <p className={styles.about}>{t('keys.secret.about')}</p>
      </div>
      {made !== undefined && <PartnerSecretOnce secret={made} onStored={hide} />}
      {secrets.length === 0 ? (
        <p className={styles.plain}>{t('keys.none')}</p>
      ) : (
        <ul aria-labelledby="partner-secrets" className={styles.lines}>
          {secrets.map((secret) => (
            <SecretLine key={secret.id} secret={secret} onRevoke={() => setRevoking(secret)} />
          ))}
        </ul>
      )}
      {secrets.length < MOST_SECRETS ? (
        <Button
          className={styles.start}
          icon={iconKey}
          loading={isBusy && revoking === undefined}
          onClick={() => void make()}
        >
          {t('keys.make')}
        </Button>
      ) : (
        <p className={styles.side}>{t('keys.full')}</p>
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        title={t('keys.revoke.ask', { ending: revoking?.ending ?? '' })}
        message={t('keys.revoke.text')}
        confirmLabel={t('keys.revoke')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => revoking && void revoke(revoking)}
        onCancel={() => setRevoking(undefined)}
      />
    </div>
  );
}

function SecretLine({ secret, onRevoke }: { secret: PartnerSecret; onRevoke: () => void }) {
  const { ending, created_at: made, last_used_at: used } = secret;
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span className={styles.mono}>{t('keys.ending', { ending })}</span>
        <span className={styles.side}>
          {t('keys.made', { time: toMoment(made) })}
          {' · '}
          {used === null ? t('used.never') : t('keys.used', { time: toMoment(used) })}
        </span>
      </span>
      <Button size="sm" aria-label={t('keys.revoke.what', { ending })} onClick={onRevoke}>
        {t('keys.revoke')}
      </Button>
    </li>
  );
}
