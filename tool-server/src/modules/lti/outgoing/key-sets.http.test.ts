import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeKey } from '../../../../test/lti-platform.ts';
import { createLtiTool, type LtiTool } from '../../../../test/lti-tool.ts';

let lti: LtiTool;

beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const HOUR_MS = 3_600_000;
const launch = async () => (await lti.browser.launch()).status;
const fetched = () => lti.platform.hits['/keys'] ?? 0;

describe('Security Framework 6.3 key sets', () => {
  it('is read once an hour, however many launch, and once for many at the same time', async () => {
    expect(await Promise.all(Array.from({ length: 10 }, launch))).toEqual(Array(10).fill(303));
    expect(fetched()).toBe(1);
    lti.tool.clock.advance(HOUR_MS - 1);
    expect([await launch(), fetched()]).toEqual([303, 1]);
    lti.tool.clock.advance(1);
    expect([await launch(), fetched()]).toEqual([303, 2]);
  });

  it('is read again for a key it does not know, and a rotation fails no launch', async () => {
    expect(await launch()).toBe(303);
    lti.tool.clock.advance(30_000);
    lti.platform.rotateKey();
    expect([await launch(), fetched()]).toEqual([303, 2]);
    lti.platform.rotateKey();
  });

  it('is read again for unknown keys once in thirty seconds, so that forged ones cost the platform nothing', async () => {
    expect(await launch()).toBe(303);
    lti.tool.clock.advance(30_000);
    for (let index = 0; index < 5; index += 1)
      expect((await lti.browser.launch({ header: { kid: `forged-${index}` } })).status).toBe(401);
    expect(fetched()).toBe(2);
  });

  it('serves its last good keys for a day while it is down', async () => {
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

  it('does not hold a launch up for longer than five seconds', async () => {
    lti.platform.keySetFault = 'hang';
    const started = performance.now();
    expect(await launch()).toBe(503);
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it.each<[string, () => object]>([
    ['a key of less than 2048 bits', () => makeKey('odd', 1_024).jwk],
    ['a key for encryption', () => ({ ...makeKey('odd').jwk, use: 'enc' })],
    ['a key for another algorithm', () => ({ ...makeKey('odd').jwk, alg: 'RS512' })],
    ['a key that is no RSA key', () => ({ kty: 'oct', k: 'c2VjcmV0', kid: 'odd', alg: 'RS256' })],
    ['a broken key', () => ({ kty: 'RSA', kid: 'odd', n: 5, e: null })],
  ])('leaves out %s and keeps the others', async (_what, toKey) => {
    lti.platform.extraKeys.push(toKey());
    expect((await lti.browser.launch({ header: { kid: 'odd' } })).status).toBe(401);
    lti.platform.extraKeys.length = 0;
    expect(await launch()).toBe(303);
  });
});
