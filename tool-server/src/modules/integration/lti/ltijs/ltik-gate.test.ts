import { describe, expect, it } from 'vitest';
import { createSecret } from '../../../../platform/secret/secret.ts';
import type { IsExchangeable } from '../session/is-exchangeable.ts';
import { createLtikSigner } from '../session/ltik-signer.ts';
import { createLtikGate } from './ltik-gate.ts';

const ltiks = createLtikSigner(createSecret('the secret of this test, nothing else'));
const ltik = ltiks.sign({
  platformUrl: 'https://lms.test',
  clientId: 'client',
  registrationId: 'platform',
  deploymentId: 'deployment',
  contextId: 'session',
  user: 'person',
});
const createGate = (isExchangeable: IsExchangeable) => createLtikGate({ key: ltiks.key, isExchangeable });
const isOpen: IsExchangeable = (session, person) =>
  Promise.resolve(session === 'session' && person === 'person');
const header = { headers: { authorization: `Bearer ${ltik}` } };

describe('CX-40 ltijs', () => {
  it.each([
    ['in the query', { headers: {} }, ltik],
    ['as a bearer token', header, undefined],
    ['in its own scheme', { headers: { authorization: `LTIK-AUTH-V1 Token=${ltik}` } }, undefined],
  ])('ltijs accepts an ltik %s', async (_place, request, inQuery) => {
    await expect(createGate(isOpen).check(request, inQuery)).resolves.toBeUndefined();
  });

  it.each([
    ['no ltik', { headers: {} }, undefined, 'ltik'],
    ['an empty one beside a valid header', header, '', 'ltik'],
    ['one that was changed', { headers: {} }, `${ltik}x`, 'ltik'],
    ['a changed one beside a valid header', header, `${ltik}&ltik=${ltik}`, 'ltik'],
  ])('ltijs refuses a request with %s', async (_what, request, inQuery, reason) => {
    await expect(createGate(isOpen).check(request, inQuery)).rejects.toMatchObject({ reason });
  });

  it('ltijs refuses an ltik that can no longer be exchanged, with a separate reason', async () => {
    const gate = createGate(() => Promise.resolve(false));
    await expect(gate.check(header, undefined)).rejects.toMatchObject({ reason: 'ltik_expired' });
  });

  it('ltijs passes a database fault on instead of calling the ltik invalid', async () => {
    const fault = new Error('Connection terminated');
    const gate = createGate(() => Promise.reject(fault));
    await expect(gate.check(header, undefined)).rejects.toBe(fault);
  });
});
