import { createSafeStorage } from '@drawbridge/client';
import { createFakeDrawbridge } from '@drawbridge/client/testing';
import { refreshToken } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import type { Portal } from '../../../base/portal.ts';
import { storeRedirect, takeResumedPath } from './post-login-redirect.ts';
import { ensureSession } from './resume-session.ts';

const OWN = 'https://learning.test';
const HOUR_MS = 3_600_000;
const TOKEN = `h.${btoa(JSON.stringify({ sub: 'p1', email: 'ines@demo.test' }))}.s`;

/** A page loaded with these session keys in its storage. */
function open({ without, expiresInMs }: { without?: string; expiresInMs: number }) {
  const storage = createSafeStorage(() => {
    throw new Error('memory is enough');
  });
  const user = JSON.stringify({ email: 'ines@demo.test', firstName: 'Ines', lastName: '' });
  for (const [key, value] of Object.entries({ token: TOKEN, rtoken: 'r1', user }))
    if (key !== without) storage.set(key, value);
  storage.set('expTime', String(Date.now() + expiresInMs));
  const { drawbridge, server } = createFakeDrawbridge(
    [[refreshToken, () => ({ data: { AuthenticationResult: { IdToken: `${TOKEN}2` } } })]],
    { storage },
  );
  const portal = { drawbridge, home: { own: OWN } } as Portal;
  const countRefreshes = () => server.calls.filter(({ name }) => name === 'refreshToken').length;
  return { drawbridge, portal, storage, countRefreshes };
}

describe('ROUTE-26, ROUTE-29 a sign-in page that finds a stored session', () => {
  it('a complete session that has not expired continues', async () => {
    const { drawbridge, countRefreshes } = open({ expiresInMs: HOUR_MS });
    expect([await ensureSession(drawbridge), countRefreshes()]).toEqual([true, 0]);
  });

  it.each(['user', 'token', 'rtoken'])(
    'the form is shown without a refresh when %s is missing and the time is not over',
    async (without) => {
      const { drawbridge, countRefreshes } = open({ without, expiresInMs: HOUR_MS });
      expect([await ensureSession(drawbridge), countRefreshes()]).toEqual([false, 0]);
    },
  );

  it.each([undefined, 'user', 'token'])('an expired session without %s is refreshed', async (without) => {
    const { drawbridge, countRefreshes } = open({ ...(without && { without }), expiresInMs: -1 });
    expect([await ensureSession(drawbridge), countRefreshes()]).toEqual([true, 1]);
  });

  it('ROUTE-30 no refresh is sent without a refresh token', async () => {
    const { drawbridge, countRefreshes } = open({ without: 'rtoken', expiresInMs: -1 });
    expect([await ensureSession(drawbridge), countRefreshes()]).toEqual([false, 0]);
  });
});

describe('ROUTE-4, AUTH-30 where a session without a sign-in goes', () => {
  const SEARCH = `?redirect=${encodeURIComponent(`${OWN}/portal/courses?tab=a#b`)}`;

  it('the requested page is opened, once, when a part of the session was missing there', () => {
    const { portal, storage } = open({ expiresInMs: HOUR_MS });
    storeRedirect(portal, SEARCH);
    expect(takeResumedPath(portal, false)).toBe('/portal/courses?tab=a#b');
    expect(storage.get('redirectUrl')).toBeUndefined();
    expect(takeResumedPath(portal, false)).toBe('/portal/dashboard');
  });

  it('the dashboard is opened for a person who was signed in, and no target stays behind', () => {
    const { portal, storage } = open({ expiresInMs: HOUR_MS });
    storage.set('type', 'FT');
    storeRedirect(portal, SEARCH);
    expect(takeResumedPath(portal, true)).toBe('/portal/dashboard');
    expect(storage.get('redirectUrl')).toBeUndefined();
  });
});
