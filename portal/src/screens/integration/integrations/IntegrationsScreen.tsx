import { PageHeader, Stack, Tabs } from '@drawbridge/ui';
import { AddPlatformLink, LtiIntegration } from '@drawbridge/widgets/integration/lti-integration';
import { PartnerList } from '@drawbridge/widgets/integration/partners';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { readTab, toTabHref } from './integration-address.ts';
import { t } from './messages.ts';

/** The learning platforms of the company. @see NAV-6, ROLE-11 */
function PlatformsPart() {
  const navigate = useNavigate();
  return (
    <LtiIntegration
      tab={readTab(useSearch())}
      onTab={(tab) => navigate(toTabHref(tab), { replace: true })}
      toPlatform={paths.platform}
      addHref={paths.addPlatform}
    />
  );
}

/** What a company is connected with. Each part has an address of its own. @see NAV-6, ROLE-2, EMB-11 */
export function IntegrationsScreen() {
  const [path] = useLocation();
  const navigate = useNavigate();
  const isPartners = path === paths.partners;
  return (
    <Stack gap="6">
      <PageHeader
        title={t('title')}
        description={t(isPartners ? 'partnersAbout' : 'platformsAbout')}
        actions={isPartners ? undefined : <AddPlatformLink href={paths.addPlatform} />}
      />
      <Tabs
        label={t('parts')}
        variant="pill"
        value={isPartners ? paths.partners : paths.ltiIntegration}
        onChange={(id) => navigate(id)}
        tabs={[
          { id: paths.ltiIntegration, label: t('platforms'), content: <PlatformsPart /> },
          { id: paths.partners, label: t('partners'), content: <PartnerList toPartner={paths.partner} /> },
        ]}
      />
    </Stack>
  );
}
