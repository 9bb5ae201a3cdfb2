import { asId } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../pages/refusals.ts';
import { chooseRegistration } from './choose-registration.ts';
import type { KnownPlatform, PlatformRegistry } from './platform-registry.ts';

const OWN = 'https://lms.acme.test';
const CANVAS = 'https://canvas.instructure.com';
/** Sign-in and keys of a registration, at the issuer's own host or its product's. */
const AT: Record<string, string> = { [OWN]: OWN, [CANVAS]: 'https://sso.canvaslms.com' };

/** Never launched; launched with keys at the issuer's host; launched with keys elsewhere, which an older release confirmed. */
const STATES = ['unconfirmed', 'own keys', 'other keys'] as const;
type State = (typeof STATES)[number];
const LISTED = ['mine', 'theirs', 'both', 'none'] as const;
type Listed = (typeof LISTED)[number];

interface Given {
  who: 'mine' | 'theirs';
  state: State;
  lists: boolean;
  at: Date;
  issuer: string;
}

const toPlatform = (given: Given, change: Partial<KnownPlatform> = {}): KnownPlatform => ({
  id: asId(given.who),
  companyId: asId(given.who),
  name: given.who,
  issuer: given.issuer,
  clientId: 'client',
  authLoginUrl: `${AT[given.issuer]}/auth`,
  authTokenUrl: `${AT[given.issuer]}/token`,
  keySetUrl: given.state === 'other keys' ? 'https://evil.test/keys' : `${AT[given.issuer]}/keys`,
  active: true,
  awaitsApproval: false,
  deepLinks: false,
  confirmedAt: given.state === 'unconfirmed' ? null : given.at,
  companyExpiresAt: null,
  deployments: new Set(given.lists ? ['d'] : ['another']),
  framers: [],
  productFrames: [],
  ...change,
});

async function choose(platforms: readonly KnownPlatform[], issuer = OWN): Promise<string> {
  const registry: PlatformRegistry = {
    find: () => Promise.resolve([...platforms]),
    get: () => Promise.resolve(undefined),
    forget: () => undefined,
  };
  const asked = { iss: issuer, clientId: 'client', deploymentId: 'd', registrationId: undefined };
  try {
    return (await chooseRegistration(registry, asked)).id;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

const EARLIER = new Date('2026-01-01');
const LATER = new Date('2026-02-01');
const mineIn = (state: State, lists: boolean, issuer: string) =>
  toPlatform({ who: 'mine', state, lists, at: LATER, issuer });
const theirsIn = (state: State, lists: boolean, issuer: string) =>
  toPlatform({ who: 'theirs', state, lists, at: EARLIER, issuer });
const isListedBy = (who: 'mine' | 'theirs', listed: Listed) => listed === who || listed === 'both';

const issuers = [
  ['an issuer of its own', OWN],
  ['an issuer that many customers share', CANVAS],
] as const;

describe.each(issuers)('at the address that all platforms share, for %s', (_what, issuer) => {
  it('no registration means an unknown platform', async () => {
    expect(await choose([], issuer)).toBe('platform_unknown');
  });

  it.each(STATES.flatMap((state) => [true, false].map((lists) => [state, lists] as const)))(
    'the only registration is found: %s, deployment listed %s',
    async (state, lists) => {
      expect(await choose([mineIn(state, lists, issuer)], issuer)).toBe('mine');
    },
  );

  /** Of two companies. The other company's launch came first, where both are confirmed. */
  const rules: [mine: State, theirs: State, chosen: string][] = [
    ['unconfirmed', 'unconfirmed', 'platform_ambiguous'],
    ['unconfirmed', 'own keys', 'theirs'],
    ['unconfirmed', 'other keys', 'platform_ambiguous'],
    ['own keys', 'unconfirmed', 'mine'],
    ['own keys', 'other keys', 'mine'],
    ['other keys', 'unconfirmed', 'platform_ambiguous'],
    ['other keys', 'own keys', 'theirs'],
    ['other keys', 'other keys', 'platform_ambiguous'],
  ];
  it.each(rules.flatMap((rule) => LISTED.map((listed) => [...rule, listed] as const)))(
    'with mine %s and theirs %s, the choice is %s, whoever lists the deployment (%s)',
    async (mine, theirs, chosen, listed) => {
      const platforms = [
        mineIn(mine, isListedBy('mine', listed), issuer),
        theirsIn(theirs, isListedBy('theirs', listed), issuer),
      ];
      expect(await choose(platforms, issuer)).toBe(chosen);
      expect(await choose(platforms.toReversed(), issuer)).toBe(chosen);
    },
  );
});

describe('two companies that both launched with keys at the issuer', () => {
  const both = (listed: Listed, issuer: string) =>
    choose(
      [
        mineIn('own keys', isListedBy('mine', listed), issuer),
        theirsIn('own keys', isListedBy('theirs', listed), issuer),
      ],
      issuer,
    );

  it.each(LISTED)('the first is chosen for an issuer of its own, deployment listed by %s', async (listed) => {
    expect(await both(listed, OWN)).toBe('theirs');
  });

  it.each<[Listed, string]>([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['both', 'theirs'],
    ['none', 'theirs'],
  ])('the deployment decides for a shared issuer: listed by %s, chosen %s', async (listed, chosen) => {
    expect(await both(listed, CANVAS)).toBe(chosen);
  });
});

describe('one company with two client ids, for a login that names none', () => {
  const proven = mineIn('own keys', true, OWN);
  const other = { ...mineIn('unconfirmed', false, OWN), id: asId<'platform'>('other'), clientId: 'client-2' };

  it('the deployment decides, whichever client id launched before', async () => {
    expect(await choose([proven, other])).toBe('mine');
    const listing = { ...other, deployments: new Set(['d']) };
    expect(await choose([{ ...proven, deployments: new Set(['another']) }, listing])).toBe('other');
    expect(await choose([proven, listing])).toBe('platform_ambiguous');
  });
  it('another company is ignored once one of the client ids launched', async () => {
    const theirs = theirsIn('unconfirmed', true, OWN);
    expect(
      await choose([
        { ...proven, deployments: new Set() },
        theirs,
        { ...other, deployments: new Set(['d']) },
      ]),
    ).toBe('other');
  });
});

describe('a proven registration', () => {
  it('a proven registration at a shared issuer counts only while its sign-in is on a host of the product', async () => {
    const school = {
      ...theirsIn('own keys', true, CANVAS),
      authLoginUrl: 'https://school.instructure.com/auth',
    };
    expect(await choose([mineIn('own keys', false, CANVAS), school], CANVAS)).toBe('theirs');
    const evil = { ...school, authLoginUrl: 'https://evil.test/sign-in' };
    expect(await choose([mineIn('own keys', false, CANVAS), evil], CANVAS)).toBe('mine');
    expect(await choose([mineIn('unconfirmed', false, CANVAS), evil], CANVAS)).toBe('platform_ambiguous');
  });

  it('a disabled proven registration gives way to another proven one, and to no other', async () => {
    const off = { ...theirsIn('own keys', true, OWN), active: false };
    expect(await choose([mineIn('own keys', true, OWN), off])).toBe('mine');
    expect(await choose([mineIn('unconfirmed', true, OWN), off])).toBe('theirs');
  });

  it("another company's registration stays ambiguous with a disabled one while neither is proven", async () => {
    const off = { ...mineIn('unconfirmed', true, OWN), active: false };
    expect(await choose([off, theirsIn('unconfirmed', true, OWN)])).toBe('platform_ambiguous');
  });
});
