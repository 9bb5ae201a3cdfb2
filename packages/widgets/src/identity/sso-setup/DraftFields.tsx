import { Button, Field, iconUpload, RadioGroup, TextField } from '@drawbridge/ui';
import { useRef } from 'react';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

type Faults = Readonly<Record<string, string | undefined>>;

export interface TypedOidc {
  issuer: string;
  clientId: string;
  secret: string;
}

interface OidcFieldsProps {
  typed: TypedOidc;
  onChange: (typed: TypedOidc) => void;
  faults: Faults;
  isSecretKept: boolean;
}

export function OidcFields({ typed, onChange, faults, isSecretKept }: OidcFieldsProps) {
  const text = (name: keyof TypedOidc) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <TextField
        {...text('issuer')}
        label={t('issuer')}
        hint={t('issuerHint')}
        error={faults['issuer']}
        type="url"
        mono
        maxLength={1_000}
      />
      <TextField
        {...text('clientId')}
        label={t('clientId')}
        error={faults['client_id']}
        mono
        maxLength={255}
      />
      <TextField
        {...text('secret')}
        label={t('clientSecret')}
        hint={t(isSecretKept ? 'secretKept' : 'secretHint')}
        error={faults['client_secret']}
        type="password"
        autoComplete="new-password"
        revealLabel={t('show')}
        concealLabel={t('hide')}
        maxLength={1_000}
      />
    </>
  );
}

export interface MetadataFields {
  from: 'url' | 'file';
  url: string;
  file: File | undefined;
}

interface SamlFieldsProps {
  typed: MetadataFields;
  onChange: (typed: MetadataFields) => void;
  faults: Faults;
}

export function SamlFields({ typed, onChange, faults }: SamlFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <RadioGroup
        label={t('from')}
        value={typed.from}
        onChange={(from) => onChange({ ...typed, from: from === 'file' ? 'file' : 'url' })}
        options={[
          { value: 'url', label: t('from.url'), hint: t('metadataUrlHint') },
          { value: 'file', label: t('from.file'), hint: t('metadataFileHint') },
        ]}
      />
      {typed.from === 'url' ? (
        <TextField
          label={t('metadataUrl')}
          error={faults['metadata_url']}
          type="url"
          mono
          autoComplete="off"
          maxLength={1_000}
          value={typed.url}
          onChange={(event) => onChange({ ...typed, url: event.target.value })}
        />
      ) : (
        <Field label={t('metadataFile')} error={faults['metadata']}>
          {(tie) => (
            <div className={styles.fileRow}>
              <Button {...tie} icon={iconUpload} onClick={() => input.current?.click()}>
                {t('choose')}
              </Button>
              {typed.file && <span className={styles.side}>{t('chosen', { name: typed.file.name })}</span>}
              {/* The button opens it: a file field cannot be made to look like one of our controls. */}
              <input
                ref={input}
                type="file"
                hidden
                data-testid="metadata-file"
                accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
                onChange={(event) => onChange({ ...typed, file: event.target.files?.[0] })}
              />
            </div>
          )}
        </Field>
      )}
    </>
  );
}
