import type { CheckResult, PlatformCheck, PlatformCheckId } from '@drawbridge/contracts/integration';
import { InnerAddressError, PortError } from '../../../../platform/http/public-address.ts';
import type { OutgoingAnswer, OutgoingRequest, Send } from '../../../../platform/http/send.ts';
import { isBusy } from '../outgoing/read-status.ts';

type Found = Pick<PlatformCheck, 'result'> & Partial<PlatformCheck>;

const WARNINGS: ReadonlySet<CheckResult> = new Set([
  'slash',
  'capitals',
  'other_host',
  'busy',
  'ignored',
  'not_found',
  'not_granted',
]);

const UNTESTED: ReadonlySet<CheckResult> = new Set(['skipped', 'no_launch']);

/** What was found, as a line of the reply. A result that may be intended is a warning. */
export function toCheck(id: PlatformCheckId, found: Found): PlatformCheck {
  const { result, field = null, value = null } = found;
  const failed = WARNINGS.has(result) ? 'warning' : 'failed';
  const outcome = result === 'ok' ? 'passed' : UNTESTED.has(result) ? 'skipped' : failed;
  return { id, outcome, result, field, value };
}

/** A call that got no answer: what of it an administrator may know. Names and addresses of our network are not in it. */
function toFailure(error: unknown): CheckResult {
  if (error instanceof InnerAddressError) return 'private';
  if (error instanceof PortError) return 'port';
  const text = error instanceof Error ? error.message : '';
  if (text.startsWith('no answer within')) return 'no_answer';
  return text.startsWith('the answer is larger') ? 'too_large' : 'unreachable';
}

export type Called = { answer: OutgoingAnswer } | { failure: CheckResult };

/** One call of a test, short and small. */
export async function call(
  send: Send,
  request: Pick<OutgoingRequest, 'url' | 'method' | 'headers' | 'body'>,
): Promise<Called> {
  try {
    return { answer: await send({ ...request, timeoutMs: 5_000, maxBytes: 1_048_576 }) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

/** Any answer other than the expected ones. */
export function toStatus(answer: OutgoingAnswer): Found {
  const { status } = answer;
  if (isBusy(answer)) return { result: 'busy', value: String(status) };
  if (status === 404 || status === 410) return { result: 'not_found', value: String(status) };
  if (status >= 300 && status < 400) return { result: 'redirect', value: String(status) };
  return { result: 'status', value: String(status) };
}
