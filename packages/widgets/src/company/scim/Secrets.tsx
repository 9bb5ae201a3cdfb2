import type {
  ScimConnection,
  ScimConnectionStore,
  ScimSecret,
} from '@drawbridge/client/stores/company/scim/scim-connection';
import { MOST_SCIM_SECRETS } from '@drawbridge/contracts/company';
import { Button, Card, iconKey } from '@drawbridge/ui';
import { useRef, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { SecretOnce } from '../../kit/secret/SecretOnce.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

interface SecretsProps {
  store: ScimConnectionStore;
  connection: ScimConnection;
}

/** What the directory calls with: a second secret replaces the first without an interruption. */
export function Secrets({ store, connection }: SecretsProps) {
  const { notify } = useDrawbridge();
  const [made, setMade] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<ScimSecret>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { secrets, is_on: isOn, may_switch: maySwitch, wants_password: wantsPassword } = connection;
  const hasRoom = secrets.length < MOST_SCIM_SECRETS;
  const isWaiting = connection.deactivation?.ended_at === null;
  function hide() {
    setMade(undefined);
    heading.current?.focus();
  }
  return (
    <Card as="section" aria-labelledby="scim-secrets">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 ref={heading} tabIndex={-1} id="scim-secrets" className={styles.title}>
            {t('secrets')}
          </h2>
          <p className={styles.about}>{t('secrets.about')}</p>
        </div>
        {made !== undefined && <NewSecret secret={made} onStored={hide} />}
        {secrets.length === 0 ? (
          <p className={styles.plain}>{t('secrets.none')}</p>
        ) : (
          <ul aria-labelledby="scim-secrets" className={styles.lines}>
            {secrets.map((secret) => (
              <SecretLine
                key={secret.id}
                secret={secret}
                onDelete={maySwitch ? () => setDeleting(secret) : undefined}
              />
            ))}
          </ul>
        )}
        {maySwitch && hasRoom && (
          <Button
            className={styles.start}
            icon={iconKey}
            tone={
              secrets.length === 0 && connection.proven_domains.length > 0 && !isWaiting
                ? 'primary'
                : 'neutral'
            }
            disabled={connection.proven_domains.length === 0 || isWaiting}
            onClick={() => setCreating(true)}
          >
            {t(isOn ? 'secrets.create' : 'secrets.first')}
          </Button>
        )}
        {maySwitch && isWaiting && <p className={styles.side}>{t('leaving.wait')}</p>}
        {maySwitch && !hasRoom && <p className={styles.side}>{t('secrets.full')}</p>}
        {secrets.length > 0 && <Rotation />}
      </div>
      {isCreating && (
        <ChangeDialog
          title={t(isOn ? 'secrets.create.ask' : 'secrets.first.ask')}
          text={t('secrets.first.text')}
          action={t('secrets.create')}
          tone="primary"
          wantsPassword={wantsPassword}
          change={(password) => store.createSecret(password)}
          onDone={({ secret }) => {
            setCreating(false);
            setMade(secret);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {deleting && (
        <ChangeDialog
          title={t('secrets.delete.ask', { ending: deleting.ending })}
          text={toDeleteText(deleting, secrets.length)}
          action={t('secrets.delete')}
          tone="danger"
          wantsPassword={wantsPassword}
          change={(password) => store.deleteSecret(deleting.id, password)}
          onDone={() => {
            notify('positive', t('secrets.deleted', { ending: deleting.ending }));
            setDeleting(undefined);
            heading.current?.focus();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Card>
  );
}

function toDeleteText({ last_used_at: used }: ScimSecret, count: number): string {
  const parts = [t('secrets.delete.text')];
  if (count === 1) parts.push(t('secrets.delete.last'));
  else if (used !== null) parts.push(t('secrets.delete.used', { time: toMoment(used) }));
  return parts.join(' ');
}

function NewSecret({ secret, onStored }: { secret: string; onStored: () => void }) {
  return (
    <SecretOnce
      label={t('secret.label')}
      title={t('secret.title')}
      about={t('secret.about')}
      texts={[
        {
          code: secret,
          title: t('secret.label'),
          copyLabel: t('secret.copy'),
          copiedLabel: t('secret.copied'),
        },
      ]}
      doneLabel={t('secret.done')}
      onStored={onStored}
    />
  );
}

function SecretLine({ secret, onDelete }: { secret: ScimSecret; onDelete: (() => void) | undefined }) {
  const { ending, created_at: made, last_used_at: used } = secret;
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span className={styles.mono}>{t('secrets.ending', { ending })}</span>
        <span className={styles.side}>
          {t('secrets.made', { time: toMoment(made) })}
          {' · '}
          {used === null ? t('secrets.never') : t('secrets.used', { time: toMoment(used) })}
        </span>
      </span>
      {onDelete && (
        <Button size="sm" aria-label={t('secrets.delete.what', { ending })} onClick={onDelete}>
          {t('secrets.delete')}
        </Button>
      )}
    </li>
  );
}

function Rotation() {
  return (
    <div className={styles.block}>
      <h3 className={styles.smallTitle}>{t('secrets.rotate')}</h3>
      <ol className={styles.numbered}>
        <li>{t('secrets.rotate.1')}</li>
        <li>{t('secrets.rotate.2')}</li>
      </ol>
    </div>
  );
}
