import { SecretOnce, type SecretOnceProps } from '../../kit/secret/SecretOnce.tsx';
import { t } from './messages.ts';

interface PartnerSecretOnceProps extends Pick<SecretOnceProps, 'onStored' | 'more'> {
  secret: string;
}

/** A partner's new secret key while it can be copied. */
export function PartnerSecretOnce({ secret, ...rest }: PartnerSecretOnceProps) {
  return (
    <SecretOnce
      {...rest}
      label={t('secret.label')}
      title={t('secret.title')}
      about={t('secret.about')}
      texts={[
        { code: secret, title: t('secret.label'), copyLabel: t('secret.copy'), copiedLabel: t('copied') },
      ]}
      doneLabel={t('secret.done')}
    />
  );
}
