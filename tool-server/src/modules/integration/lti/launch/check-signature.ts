import { verify } from 'node:crypto';
import type { KeySetOwner, KeySets } from '../outgoing/key-sets.ts';
import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import type { ReadToken } from './read-token.ts';

/** Security Framework 5.1.3 step 1: signed with the key of the platform's key set that `kid` names. */
export async function checkSignature(
  keySets: KeySets,
  platform: KeySetOwner,
  kid: string,
  token: ReadToken,
): Promise<void> {
  const isSigned = await keySets.verify(platform, kid, (key) =>
    verify('RSA-SHA256', token.signed, key, token.signature),
  );
  if (!isSigned) refuse('signature', `kid ${quote(kid)} of the key set ${quote(platform.keySetUrl)}`);
}
