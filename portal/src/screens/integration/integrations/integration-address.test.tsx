import { INTEGRATION_TABS } from '@drawbridge/widgets/integration/lti-integration';
import { describe, expect, it } from 'vitest';
import { readTab, toTabHref } from './integration-address.ts';

describe('NAV-6 the URL of the external integration', () => {
  it.each(INTEGRATION_TABS)('the URL keeps the part %s', (tab) => {
    expect(readTab(new URL(toTabHref(tab), 'https://portal.test').search)).toBe(tab);
  });

  it.each(['', '?part=', '?part=nonsense', '?part=links&part=addresses'])(
    'the URL has a part for %s',
    (search) => expect(INTEGRATION_TABS).toContain(readTab(search)),
  );
});
