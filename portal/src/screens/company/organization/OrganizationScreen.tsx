import { LinkButton, PageHeader, Stack, Tabs } from '@drawbridge/ui';
import { GroupMappings } from '@drawbridge/widgets/company/group-mappings';
import {
  OrganizationAbout,
  OrganizationSettings,
  UserDefaults,
} from '@drawbridge/widgets/company/organization';
import { Domains } from '@drawbridge/widgets/identity/domains';
import { SignInRule } from '@drawbridge/widgets/identity/second-factor';
import { SsoSetup } from '@drawbridge/widgets/identity/sso-setup';
import { AssistantRule } from '@drawbridge/widgets/learning/assistant';
import { useLocation } from 'wouter';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { AuditPart } from './AuditPart.tsx';
import { messages, t } from './messages.ts';
import { ProvisioningPart } from './ProvisioningPart.tsx';

/** Each part of the settings has an address of its own. */
const PARTS = [
  {
    id: paths.companySettings,
    label: messages.general,
    content: (
      <Stack gap="6">
        <OrganizationSettings />
        <SignInRule />
        <AssistantRule />
      </Stack>
    ),
  },
  { id: paths.companyAbout, label: messages.aboutTab, content: <OrganizationAbout /> },
  { id: paths.companyUserSettings, label: messages.users, content: <UserDefaults /> },
  { id: paths.companyDomains, label: messages.domains, content: <Domains /> },
  {
    id: paths.companySignIn,
    label: messages.signIn,
    content: (
      <Stack gap="6">
        <SsoSetup testHref={paths.companySignInTest} domainsHref={paths.companyDomains} />
        <GroupMappings />
      </Stack>
    ),
  },
  { id: paths.companyProvisioning, label: messages.provisioning, content: <ProvisioningPart /> },
  { id: paths.companyAudit, label: messages.audit, content: <AuditPart /> },
] as const;

/** The settings of a company, for its administrators. @see COMP-8, COMP-9, COMP-38, COMP-39 */
export function OrganizationScreen() {
  const [path] = useLocation();
  const navigate = useNavigate();
  const shown = PARTS.find(({ id }) => id === path) ?? PARTS[0];
  return (
    <Stack gap="6">
      <PageHeader
        title={t('title')}
        description={t(shown.id === paths.companyAudit ? 'auditAbout' : 'about')}
        actions={<LinkButton href={paths.companySetup}>{t('setup')}</LinkButton>}
      />
      <Tabs
        label={t('parts')}
        tabs={PARTS.map(({ label, ...part }) => ({ ...part, label: label.text }))}
        value={shown.id}
        onChange={(id) => navigate(id)}
      />
    </Stack>
  );
}
