import { addPlatform } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { makeKey, startTestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;

beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const HOUR_MS = 3_600_000;
const launch = async () => (await lti.browser.launch()).status;
const fetched = () => lti.platform.hits['/keys'] ?? 0;

describe('Security Framework 6.3 key sets', () => {
  it('are read once an hour, however many launch, and once for many at the same time', async () => {
    expect(await Promise.all(Array.from({ length: 10 }, launch))).toEqual(Array(10).fill(303));
    expect(fetched()).toBe(1);
    lti.tool.clock.advance(HOUR_MS - 1);
    expect([await launch(), fetched()]).toEqual([303, 1]);
    lti.tool.clock.advance(1);
    expect([await launch(), fetched()]).toEqual([303, 2]);
  });

  it('are read again for an unknown key, so that a rotation fails no launch', async () => {
    expect(await launch()).toBe(303);
    lti.tool.clock.advance(30_000);
    lti.platform.rotateKey();
    expect([await launch(), fetched()]).toEqual([303, 2]);
    lti.platform.rotateKey();
  });

  it.each([
    ['a new kid', {}],
    ['a new kid, the old key still published', { isOldPublished: true }],
    ['the kid of the old key', { hasSameKid: true }],
  ])('are current for the very next launch after a rotation to %s', async (_what, rotation) => {
    expect(await launch()).toBe(303);
    lti.platform.rotateKey(rotation);
    expect([await launch(), fetched()]).toEqual([303, 2]);
    expect([await launch(), fetched()]).toEqual([303, 2]);
  });

  it('are fetched once for many parallel launches', async () => {
    expect(await launch()).toBe(303);
    lti.platform.rotateKey({ hasSameKid: true });
    expect(await Promise.all(Array.from({ length: 10 }, launch))).toEqual(Array(10).fill(303));
    expect(fetched()).toBe(2);
  });

  it('make the old key invalid once the platform published another under its kid', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    lti.platform.rotateKey({ hasSameKid: true });
    expect(await launch()).toBe(303);
    expect((await lti.browser.post({ id_token, state }, { cookie })).status).toBe(401);
  });

  it('are used for a day while the platform is down', async () => {
    expect(await launch()).toBe(303);
    lti.platform.keySetFault = 500;
    lti.tool.clock.advance(HOUR_MS);
    expect(await launch()).toBe(303);
    lti.tool.clock.advance(22 * HOUR_MS);
    expect(await launch()).toBe(303);
    lti.tool.clock.advance(HOUR_MS);
    expect(await launch()).toBe(503);
    lti.platform.keySetFault = undefined;
    lti.tool.clock.advance(30_000);
    expect(await launch()).toBe(303);
  });

  it('of a platform that never responds are given up: the launch gets a 503', async () => {
    lti.platform.keySetFault = 'hang';
    lti.tool.outgoingLimit.timeoutMs = 100;
    expect(await launch()).toBe(503);
  });

  it.each([404, 403, 301])(
    'at an address that answers %i: the page says that it must be corrected',
    async (status) => {
      lti.platform.keySetFault = status;
      const answer = await lti.browser.launch();
      expect(answer.status).toBe(403);
      const text = toText(await answer.text());
      expect(text).toContain('Trying again does not help.');
      expect(text).not.toContain('in a minute');
    },
  );

  it('at an address that is silent for ten minutes are no longer a matter of patience', async () => {
    lti.platform.keySetFault = 'hang';
    lti.tool.outgoingLimit.timeoutMs = 100;
    expect(await launch()).toBe(503);
    lti.tool.clock.advance(9 * 60_000);
    expect(await launch()).toBe(503);
    lti.tool.clock.advance(60_000);
    expect(await launch()).toBe(403);
    lti.platform.keySetFault = undefined;
    lti.tool.clock.advance(30_000);
    expect(await launch()).toBe(303);
  });

  it.each<[string, number, object]>([
    ['a key of less than 2048 bits', 1_024, {}],
    ['a key for encryption', 2_048, { use: 'enc' }],
    ['a key for another algorithm', 2_048, { alg: 'RS512' }],
    ['a key that may not verify', 2_048, { key_ops: ['sign'] }],
    ['a key of another kind', 2_048, { kty: 'oct', k: 'c2VjcmV0' }],
    ['a broken key', 2_048, { n: 5, e: null }],
    ['a key without an id', 2_048, { kid: undefined }],
  ])('exclude %s, which signed the launch, and include the others', async (_what, bits, change) => {
    const odd = makeKey('odd', bits);
    const launchWith = async () => {
      const token = (claims: object) => lti.platform.signToken(claims, { kid: 'odd' }, odd.privateKey);
      return (await lti.browser.launch({ token })).status;
    };
    lti.platform.extraKeys.push({ ...odd.jwk, ...change });
    expect(await launchWith()).toBe(401);
    expect(lti.tool.logs.findLast((line) => line.includes('lti.refused'))).toContain('"key_unknown"');
    expect(await launch()).toBe(303);
  });

  it('include a second key of theirs', async () => {
    const other = makeKey('other');
    lti.platform.extraKeys.push({ ...other.jwk, use: undefined, alg: undefined, key_ops: ['verify'] });
    const token = (claims: object) => lti.platform.signToken(claims, { kid: 'other' }, other.privateKey);
    expect((await lti.browser.launch({ token })).status).toBe(303);
  });
});

describe('Security Framework 6.3 launches with a forged signature', () => {
  const forge = (header: object) => async () => {
    const answer = await lti.browser.launch({
      token: (claims) =>
        `${lti.platform.signToken(claims, header).split('.').slice(0, 2).join('.')}.Z2FyYmFnZQ`,
    });
    return answer.status;
  };
  /** The most that a hundred may cause: what is left of the burst. */
  const BURST = 3;

  it.each([
    ['with a garbage signature under a known kid', forge({})],
    ['under an unknown kid', forge({ kid: 'forged' })],
  ])(
    'cause three fetches when a hundred arrive %s, and one more each half minute',
    async (_what, launchForged) => {
      expect(await launch()).toBe(303);
      for (let index = 0; index < 100; index += 1) expect(await launchForged()).toBe(401);
      expect(fetched()).toBe(BURST);
      expect(await Promise.all(Array.from({ length: 50 }, launchForged))).toEqual(Array(50).fill(401));
      expect(fetched()).toBe(BURST);
      for (let halfMinute = 1; halfMinute <= 3; halfMinute += 1) {
        lti.tool.clock.advance(30_000);
        for (let index = 0; index < 10; index += 1) expect(await launchForged()).toBe(401);
        expect(fetched()).toBe(BURST + halfMinute);
      }
      expect(await launch()).toBe(303);
    },
  );

  it('delay a rotation by half a minute at most, and what they fetch serves every launch', async () => {
    expect(await launch()).toBe(303);
    for (let index = 0; index < 10; index += 1) await forge({})();
    lti.platform.rotateKey({ hasSameKid: true });
    expect(await launch()).toBe(401);
    lti.tool.clock.advance(30_000);
    await forge({})();
    expect(await launch()).toBe(303);
  });

  it('use up the fetches of their own platform only', async () => {
    const other = await startTestPlatform({
      clock: lti.tool.clock,
      toolOrigin: lti.tool.origin,
      clientId: 'client-2',
    });
    await (await lti.admin()).call(addPlatform, other.registration);
    const browser = createBrowser(lti.tool, other);
    expect((await browser.launch()).status).toBe(303);
    for (let index = 0; index < 10; index += 1) await forge({})();
    other.rotateKey({ hasSameKid: true });
    expect((await browser.launch()).status).toBe(303);
    await other.close();
  });

  it('stay refused while the key set is down, and the good key is still used', async () => {
    expect(await launch()).toBe(303);
    lti.platform.keySetFault = 500;
    expect(await forge({})()).toBe(401);
    expect(await launch()).toBe(303);
  });
});
