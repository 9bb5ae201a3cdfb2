import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';

/**
 * Keys and key addresses inside the token itself would let the sender choose the trusted key. The thumbprint of a
 * certificate, which some servers add, is no key.
 */
const EMBEDDED_KEYS = ['jwk', 'jku', 'x5u', 'x5c'];

/** Security Framework 5.1.3 and RFC 8725 3.1: RS256 and nothing else, a key id, no critical extensions, no embedded keys. */
export function checkHeader(header: Record<string, unknown>): string {
  if (header.alg !== 'RS256') return refuse('algorithm', `alg ${quote(header.alg)}`);
  if ('crit' in header) return refuse('header', 'crit');
  const embedded = EMBEDDED_KEYS.find((name) => name in header);
  if (embedded) return refuse('header', embedded);
  const { kid } = header;
  if (typeof kid !== 'string' || kid === '' || kid.length > 255) return refuse('header', `kid ${quote(kid)}`);
  return kid;
}
