import type { Clock } from '../../../../platform/clock.ts';
import type { Send } from '../../../../platform/http/send.ts';
import { isStorable } from '../../../../platform/http/storable-text.ts';
import type { AccessTokens, TokenOwner } from './access-tokens.ts';
import { createCallLineItems } from './call-line-items.ts';
import { dead, Ended, type LineItemOutcome } from './line-item-outcome.ts';
import type { ClaimedLineItem } from './line-items.store.ts';
import { findOurLineItem } from './list-line-items.ts';
import { makeLineItem } from './make-line-item.ts';

const MOST_URL = 2_048;

interface FindDeps {
  send: Send;
  accessTokens: AccessTokens;
  clock: Clock;
  allowHttp: boolean;
}

/** Gives an address that the platform's token may be sent to. */
function checkAddress(
  url: string,
  { accessTokens, allowHttp }: Pick<FindDeps, 'accessTokens' | 'allowHttp'>,
  owner: TokenOwner,
): string {
  if (!URL.canParse(url) || url.length > MOST_URL || !isStorable(url) || new URL(url).username !== '')
    throw dead('refused', 'the line item has no usable address');
  if (!accessTokens.mayGoTo(url, owner))
    throw dead('other_host', 'the line item is at another host than the access tokens');
  if (!allowHttp && !url.startsWith('https:')) throw dead('not_https', 'the line item has no https');
  return url;
}

const toOwner = (line: ClaimedLineItem): TokenOwner => ({
  id: line.platform_id,
  clientId: line.client_id,
  authTokenUrl: line.auth_token_url,
  tokenAudience: line.token_audience,
  keySetUrl: line.key_set_url,
});

async function findOrMake(
  deps: FindDeps,
  line: ClaimedLineItem,
  { label, isClaimed }: { label: string; isClaimed: () => boolean },
): Promise<LineItemOutcome> {
  const owner = toOwner(line);
  checkAddress(line.line_items_url, deps, owner);
  const call = createCallLineItems(deps, line, owner);
  const found = await findOurLineItem(call, line, deps);
  if (found !== undefined) return { kind: 'found', url: checkAddress(found, deps, owner), isMade: false };
  if (!line.may_make) throw dead('line_item_missing', 'there is no line item, and we may not make one');
  // Another process may have taken it over meanwhile.
  if (!isClaimed())
    return {
      kind: 'retry',
      fault: 'no_answer',
      reason: 'looking took too long',
      isUnknown: false,
      isSilent: true,
    };
  const made = await makeLineItem(call, line, label);
  return { kind: 'found', url: checkAddress(made, deps, owner), isMade: true };
}

/** Finds the line item of a link, or makes it. Never throws. @see AGS 3.2 */
export async function findLineItem(...args: Parameters<typeof findOrMake>): Promise<LineItemOutcome> {
  try {
    return await findOrMake(...args);
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    throw error;
  }
}
