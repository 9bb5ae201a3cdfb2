import type { DraftProvider, LiveProvider } from '@drawbridge/client/stores/identity/sso-setup';
import type { Fact } from '../../kit/detail/FactList.tsx';
import { FactList } from '../../kit/detail/FactList.tsx';
import { CertificateList } from './CertificateList.tsx';
import { t } from './messages.ts';

interface ProviderFactsProps {
  provider: LiveProvider | DraftProvider;
  more?: readonly (Fact | false)[];
}

/** The values of a provider. */
export function ProviderFacts({ provider, more = [] }: ProviderFactsProps) {
  const { kind, issuer, client_id, entry_point, metadata_url, certificates } = provider;
  return (
    <>
      <FactList
        label={t('title')}
        facts={[
          { term: t('kind'), value: t(`kind.${kind}`) },
          { term: t(kind === 'saml' ? 'entityId' : 'issuer'), value: issuer },
          client_id !== null && { term: t('clientId'), value: client_id },
          entry_point !== null && { term: t('entryPoint'), value: entry_point },
          metadata_url !== null && { term: t('metadataUrl'), value: metadata_url },
          ...more,
        ]}
      />
      {kind === 'saml' && <CertificateList certificates={certificates} />}
    </>
  );
}
