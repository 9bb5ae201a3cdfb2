import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { readUpgradeOrigin, toUpgradeState } from './upgrade-state.ts';

describe('BILL-10 the page to go on with after an order', () => {
  it('is the one that asked for a larger plan', () =>
    expect(readUpgradeOrigin(toUpgradeState(paths.info('c3')))).toBe('/portal/course-info/info/c3'));
  it.each([
    null,
    undefined,
    'text',
    {},
    { upgradeFrom: 7 },
    toUpgradeState('https://elsewhere.test/portal/'),
    toUpgradeState('//elsewhere.test'),
    toUpgradeState('/login'),
    toUpgradeState(`/portal/${'x'.repeat(500)}`),
    toUpgradeState('/portal/courses?q=<b>'),
  ])('is the dashboard for %j', (state) => expect(readUpgradeOrigin(state)).toBe(paths.dashboard));
});
