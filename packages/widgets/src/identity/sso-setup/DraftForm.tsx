import type { SsoSetup, SsoSetupStore } from '@drawbridge/client/stores/identity/sso-setup';
import { Button, RadioGroup } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { type MetadataFields, OidcFields, SamlFields, type TypedOidc } from './DraftFields.tsx';
import { t } from './messages.ts';
import { OurAddresses } from './OurAddresses.tsx';
import * as styles from './sso-setup.css.ts';

interface DraftFormProps {
  store: SsoSetupStore;
  setup: SsoSetup;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}

const KINDS = ['oidc', 'saml'] as const;

/** The values of a provider, by protocol, with what to register there. */
export function DraftForm({ store, setup, onDone, onCancel }: DraftFormProps) {
  const known = setup.draft ?? setup.live;
  const { run, isBusy, faults } = useChange();
  const [kind, setKind] = useState<(typeof KINDS)[number]>(known?.kind ?? 'oidc');
  const [oidc, setOidc] = useState<TypedOidc>({
    issuer: known?.kind === 'oidc' ? known.issuer : '',
    clientId: known?.client_id ?? '',
    secret: '',
  });
  const [saml, setSaml] = useState<MetadataFields>({
    from: 'url',
    url: known?.metadata_url ?? '',
    file: undefined,
  });
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(faults).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const again = setup.wants_password ? { password } : {};
    const done = await run(async () =>
      kind === 'oidc'
        ? store.draftOidc({
            issuer: oidc.issuer,
            client_id: oidc.clientId,
            ...(oidc.secret && { client_secret: oidc.secret }),
            ...again,
          })
        : store.draftSaml({
            ...(saml.from === 'url'
              ? { metadata_url: saml.url }
              : { metadata: saml.file ? await saml.file.text() : '' }),
            ...again,
          }),
    );
    if (done) onDone();
  }
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={t('kind')}
        variant="cards"
        value={kind}
        onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'oidc')}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kind.${value}.hint`) }))}
      />
      <OurAddresses addresses={setup.addresses} kind={kind} />
      {kind === 'oidc' ? (
        <OidcFields
          typed={oidc}
          onChange={setOidc}
          faults={faults}
          isSecretKept={known?.kind === 'oidc' && known.has_secret}
        />
      ) : (
        <SamlFields typed={saml} onChange={setSaml} faults={faults} />
      )}
      {setup.wants_password && (
        <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />
      )}
      {faults[''] && (
        <p role="alert" className={styles.plain}>
          {faults['']}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" loading={isBusy}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button disabled={isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
