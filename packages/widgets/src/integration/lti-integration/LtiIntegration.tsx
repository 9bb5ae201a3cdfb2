import { EmptyState, LinkButton, Tabs } from '@drawbridge/ui';
import { useStore, withLoading } from '../../provider/index.ts';
import { InvitationList } from './InvitationList.tsx';
import { LaunchLinks } from './LaunchLinks.tsx';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { OwnAddresses } from './OwnAddresses.tsx';
import { LoadingRows, type PlatformLinks, PlatformList } from './PlatformList.tsx';

export const INTEGRATION_TABS = ['platforms', 'invitations', 'addresses', 'links'] as const;
export type IntegrationTab = (typeof INTEGRATION_TABS)[number];

export interface LtiIntegrationProps extends PlatformLinks {
  tab: IntegrationTab;
  onTab: (tab: IntegrationTab) => void;
}

/** Learning platforms of a company, for its administrators. @see NAV-6, ROLE-11, LTI-26 */
export const LtiIntegration = withLoading(LoadedIntegration, LoadingRows);

function LoadedIntegration({ tab, onTab, toPlatform, addHref }: LtiIntegrationProps) {
  const store = useStore('platforms');
  const links = { toPlatform, addHref };
  const parts = [store.platforms, store.setup, store.invitations, store.links];
  const isDenied = parts.some(({ value }) => value.state === 'problem' && value.problem.code === 'forbidden');
  if (isDenied) return <EmptyState page title={t('denied')} message={t('denied.message')} />;
  const content = {
    platforms: <PlatformList store={store} links={links} />,
    invitations: <InvitationList store={store} links={links} />,
    addresses: <OwnAddresses store={store} />,
    links: <LaunchLinks store={store} />,
  };
  return (
    <div className={styles.part}>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={(id) => onTab(INTEGRATION_TABS.find((known) => known === id) ?? 'platforms')}
        tabs={INTEGRATION_TABS.map((id) => ({ id, label: t(`tab.${id}`), content: content[id] }))}
      />
    </div>
  );
}

/** The button of the page's header. */
export function AddPlatformLink({ href }: { href: string }) {
  return (
    <LinkButton tone="primary" href={href}>
      {t('add')}
    </LinkButton>
  );
}
