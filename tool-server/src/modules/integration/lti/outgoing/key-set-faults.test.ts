import { describe, expect, it } from 'vitest';
import { InnerAddressError, PortError } from '../../../../platform/http/public-address.ts';
import { createKeySetFaults, KeySetAnswerError } from './key-set-faults.ts';

const ADDRESS = 'https://lms.test/keys';
let nowMs = 0;
const clock = { now: () => new Date(nowMs) };

const answer = (status: number, text = '') => ({ status, headers: {}, text });
const toFault = (code: string) => Object.assign(new Error(code), { code });

function refusalOf(error: unknown): string {
  const faults = createKeySetFaults(clock);
  faults.failed(ADDRESS, error);
  return faults.refusalOf(ADDRESS);
}

describe('whether a faulty key set address needs patience or an administrator', () => {
  it.each<[string, string, unknown]>([
    ['an administrator', 'key_set_wrong', new KeySetAnswerError(answer(404))],
    ['an administrator', 'key_set_wrong', new KeySetAnswerError(answer(301))],
    ['an administrator', 'key_set_wrong', new KeySetAnswerError(answer(200), 'not a key set')],
    ['an administrator, as no host has this name', 'key_set_wrong', toFault('ENOTFOUND')],
    ['the operator', 'key_set_private', new InnerAddressError()],
    ['the operator', 'key_set_private', new PortError(8_443)],
    ['patience', 'key_set_unavailable', new KeySetAnswerError(answer(503))],
    ['patience', 'key_set_unavailable', new KeySetAnswerError(answer(408))],
    ['patience', 'key_set_unavailable', new KeySetAnswerError(answer(425))],
    ['patience', 'key_set_unavailable', new KeySetAnswerError(answer(429))],
    [
      'patience, as it is called too often',
      'key_set_unavailable',
      new KeySetAnswerError(answer(403, 'Rate Limit Exceeded')),
    ],
    ['patience', 'key_set_unavailable', toFault('ECONNREFUSED')],
    ['an administrator, as it asks for a sign-in', 'key_set_wrong', new KeySetAnswerError(answer(401))],
    ['patience, as the name server may be down', 'key_set_unavailable', toFault('EAI_AGAIN')],
  ])('%s (%s)', (_what, refusal, error) => {
    expect(refusalOf(error)).toBe(refusal);
  });

  it('patience ends after ten minutes of silence, and returns with one success', () => {
    const faults = createKeySetFaults(clock);
    faults.failed(ADDRESS, toFault('ECONNREFUSED'));
    nowMs += 600_000;
    faults.failed(ADDRESS, toFault('ECONNREFUSED'));
    expect(faults.refusalOf(ADDRESS)).toBe('key_set_wrong');
    faults.succeeded(ADDRESS);
    faults.failed(ADDRESS, toFault('ECONNREFUSED'));
    expect(faults.refusalOf(ADDRESS)).toBe('key_set_unavailable');
  });

  it('patience lasts with a platform that answers with server errors, however long', () => {
    const faults = createKeySetFaults(clock);
    faults.failed(ADDRESS, new KeySetAnswerError(answer(500)));
    nowMs += 86_400_000;
    faults.failed(ADDRESS, new KeySetAnswerError(answer(500)));
    expect(faults.refusalOf(ADDRESS)).toBe('key_set_unavailable');
  });
});
