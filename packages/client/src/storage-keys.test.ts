import { publishLogin } from '@drawbridge/contracts/identity';
import { openLab, startLab } from '@drawbridge/contracts/practice';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { buildLabSession } from '@drawbridge/contracts/testing';
import { expect, it, vi } from 'vitest';
import type { SafeStorage } from './storage.ts';
import { OWN_KEYS, SESSION_KEYS } from './storage-keys.ts';
import { createFakeDrawbridge } from './testing/index.ts';
import { buildSmallAttempt, FILE, smallLab } from './testing/set-up-lab.ts';

/** The keys of the specification, written out so that the code cannot add one to its own list. */
const SESSION =
  'token rtoken expTime user userId isOwasp is_admin manager trial type sub_ subs_ verify is_security_champion ' +
  'security_champion_teams queryParamRedirection redirectUrl startTime provisionInfo publishLoginAPi timeStampLogin';
/** Our own keys, written out for the same reason. */
const OWN =
  'subscriptionExpiry magicLinkLock loginStatus drawbridge.linkRequests drawbridge.signupRequests drawbridge.guest ' +
  'drawbridge.framedGuest drawbridge.waitingOrders drawbridge.timeZone drawbridge.sidebar';

/** Storage that records every key ever written. */
function createRecordingStorage() {
  const values = new Map<string, string>();
  const written = new Set<string>();
  const storage: SafeStorage = {
    isKept: true,
    get: (key) => values.get(key),
    set(key, value) {
      written.add(key);
      values.set(key, value);
    },
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  return { storage, written };
}

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'p1', email: 'ines@demo.test' }))}.s`;
it('DATA-1, DATA-2 the table has the keys of the specification, and few of our own', () => {
  expect(SESSION_KEYS.toSorted()).toEqual(SESSION.split(' ').toSorted());
  expect(Object.values(OWN_KEYS).toSorted()).toEqual(OWN.split(' ').toSorted());
});

it('DATA-1, DATA-2 a sign-in, a magic link and a lab write only documented keys', async () => {
  const { storage, written } = createRecordingStorage();
  const { drawbridge } = createFakeDrawbridge(
    [
      [publishLogin, () => ({ data: {} })],
      [
        getSubscriptionInfo,
        () => ({ data: { subscription_type: 'x', start_date: '2026-01-01', end_date: '2026-11-22' } }),
      ],
      [openLab, () => ({ data: { lab: smallLab, attempt: buildSmallAttempt() } })],
      [startLab, () => ({ data: buildLabSession({ lab_id: smallLab.lab_id }) })],
    ],
    { storage, remembersRunningLab: true },
  );
  const { session } = drawbridge;
  session.saveRedirect('/portal/labs');
  session.saveQueryTarget('/portal/labs');
  await (await drawbridge.store('signIn')).sendLink('ines@demo.test');
  session.linkLock.start();
  session.open({ idToken: TOKEN, refreshToken: 'r1', values: { type: 'IND' } });
  const lab = await drawbridge.store('lab', 'l1');
  await lab.open();
  lab.edit(FILE, 'changed');
  lab.dispose();
  await (await drawbridge.store('labSession', 'l1')).open();
  await vi.waitFor(() => expect(written).toContain('subscriptionExpiry'));
  const known = [...`${SESSION} ${OWN}`.split(' '), 'drawbridge.lab.draft.l1'];
  expect([...written].filter((key) => !known.includes(key))).toEqual([]);
  expect(written).toContain('drawbridge.lab.draft.l1');
  expect(written).toContain('provisionInfo');
});
