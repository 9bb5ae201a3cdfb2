import { type LaunchSession, openLaunch, toLaunchedAddress } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { createFakeServer } from '../testing/index.ts';
import { createLaunchSession } from './launch-session.ts';

const toSession = (ref: string): LaunchSession => ({
  token: `dblt_${ref}`,
  expires_at: '2126-01-01T00:00:00.000Z',
  learner: { name: 'Sam Student', is_anonymous: false, is_instructor: false },
  is_graded: true,
  platform: { name: 'Harbor LMS', origin: 'https://lms.example', ref },
});

const createTabStorage = (): SafeStorage =>
  createSafeStorage(() => {
    throw new Error('memory will do');
  });

/** A page of this tab, loaded at an address that names `platformRef`. */
function loadPage(storage: SafeStorage, platformRef: string | undefined, launched = toSession('ref-a')) {
  const session = createLaunchSession({ storage, platformRef });
  const { client } = createFakeServer([[openLaunch, () => ({ data: launched })]]);
  return { ...session, open: (ltik: string | undefined) => session.open(ltik, client.call) };
}

async function launchIn(storage: SafeStorage, ref: string) {
  await loadPage(storage, undefined, toSession(ref)).open('an-ltik-of-any-kind');
}

describe('a launched page that is loaded again', () => {
  it('goes on with the session of its tab where the address names the platform of that session', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, 'ref-a');
    await page.open(undefined);
    expect(page.launch.value).toEqual({ state: 'open', session: toSession('ref-a') });
  });

  it('has no session in the frame of another platform, which the address says it is in', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, 'ref-b');
    await page.open(undefined);
    expect(page.launch.value).toEqual({ state: 'none' });
    expect(page.tokens.token()).toBeUndefined();
  });

  it('continues where the address names no platform, because no site may frame it there', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, undefined);
    await page.open(undefined);
    expect(page.launch.value.state).toBe('open');
  });
});

describe('LTI-24 the address of a launched page', () => {
  it.each([
    ['/labs', '/labs?platform=ref'],
    ['/integration/courses-details?course_id=c1', '/integration/courses-details?course_id=c1&platform=ref'],
  ])('%s names the platform beside what it names already', (path, address) => {
    expect(toLaunchedAddress(path, 'ref')).toBe(address);
  });
});
