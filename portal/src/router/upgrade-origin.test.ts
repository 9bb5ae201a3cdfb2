import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { readUpgradeOrigin, type UpgradeState } from './upgrade-origin.ts';

const from = (upgradeFrom: string): UpgradeState => ({ upgradeFrom });

describe('BILL-10 the page to continue with after an order', () => {
  it('the page is the one that asked for a larger plan', () =>
    expect(readUpgradeOrigin(from(paths.courseInfo('c3')))).toBe('/portal/course-info/info/c3'));
  it.each([
    null,
    undefined,
    'text',
    {},
    { upgradeFrom: 7 },
    from('https://elsewhere.test/portal/'),
    from('//elsewhere.test'),
    from('/login'),
    from(`/portal/${'x'.repeat(500)}`),
    from('/portal/courses?q=<b>'),
  ])('the page is the dashboard for %j', (state) => expect(readUpgradeOrigin(state)).toBe(paths.dashboard));
});
