import { PORTAL_PAGES } from '@drawbridge/contracts';
import { INTEGRATION_TABS, type IntegrationTab } from '@drawbridge/widgets/integration/lti-integration';

/** The part of the page that an address names; the list of platforms for any other. */
export function readTab(search: string): IntegrationTab {
  const named = new URLSearchParams(search).get('part');
  return INTEGRATION_TABS.find((tab) => tab === named) ?? 'platforms';
}

export const toTabHref = (tab: IntegrationTab): string =>
  tab === 'platforms' ? PORTAL_PAGES.ltiIntegration : `${PORTAL_PAGES.ltiIntegration}?part=${tab}`;
