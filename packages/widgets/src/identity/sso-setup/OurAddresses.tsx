import type { SsoSetup } from '@drawbridge/client/stores/identity/sso-setup';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

/** What an administrator registers at the provider. */
export function OurAddresses(props: { addresses: SsoSetup['addresses']; kind: 'oidc' | 'saml' }) {
  const { redirect_uri, entity_id, acs_url, metadata_url } = props.addresses;
  return (
    <div className={styles.block}>
      <h3 className={styles.smallTitle}>{t('addresses')}</h3>
      {props.kind === 'oidc' ? (
        <CopyValue label={t('redirectUri')} value={redirect_uri} />
      ) : (
        <>
          <CopyValue label={t('ourMetadata')} value={metadata_url} />
          <CopyValue label={t('ourEntityId')} value={entity_id} />
          <CopyValue label={t('acsUrl')} value={acs_url} />
        </>
      )}
      <p className={styles.side}>{t(`claims.${props.kind}`)}</p>
    </div>
  );
}
