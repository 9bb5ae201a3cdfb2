import { CLAIM, type Claims, isObject } from '../launch/claims.ts';
import type { OptionalClaims } from '../launch/optional-claims.ts';
import { readStrings, readWebAddress } from '../launch/read-claims.ts';
import { quoteAll, quoteOrigin } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';

/** What a platform takes in response to a deep linking request. @see Deep Linking 2.0 4.4.1 */
export interface DeepLinkingSettings {
  returnUrl: string;
  acceptsMultiple: boolean;
  /** False: the platform ignores line items. Without the setting it may do either, and is sent one. */
  acceptsLineItem: boolean;
  /** The places in which a link may open. */
  targets: readonly ('iframe' | 'window')[];
  /** Returned as it came; absent in the response when it was absent here. */
  data: string | number | boolean | undefined;
}

const MAX_ADDRESS = 4_096;
const MAX_DATA = 32_768;
const LINK_TYPE = 'ltiResourceLink';

function readReturnUrl({ deep_link_return_url: given }: Record<string, unknown>, allowHttp: boolean): string {
  if (typeof given !== 'string' || given.length > MAX_ADDRESS)
    return refuse('claims', 'deep_link_return_url');
  const address = readWebAddress(given, 'deep_link_return_url');
  // The response is the instructor's word; often the address holds their session at the platform.
  if (!allowHttp && new URL(address).protocol !== 'https:')
    return refuse('deep_linking_address', `deep_link_return_url is at ${quoteOrigin(address)}`);
  return address;
}

function readData({ data }: Record<string, unknown>): DeepLinkingSettings['data'] {
  if (data === undefined || data === null) return undefined;
  // Opaque: one that is cut would not be the platform's any more, and without it the platform knows its content no more.
  if (typeof data === 'number' || typeof data === 'boolean') return data;
  return typeof data === 'string' && data.length <= MAX_DATA ? data : refuse('claims', 'data');
}

function readTargets({ accept_presentation_document_targets: given }: Record<string, unknown>) {
  const targets = readStrings(given, 'accept_presentation_document_targets');
  const known = (['iframe', 'window'] as const).filter((target) => targets.includes(target));
  return known.length > 0 ? known : refuse('deep_linking_targets', `it takes ${quoteAll(targets)}`);
}

export function readDeepLinking(
  claims: Claims,
  optional: OptionalClaims,
  allowHttp: boolean,
): DeepLinkingSettings {
  const settings = claims[CLAIM.deepLinking];
  if (!isObject(settings)) return refuse('claims', 'deep_linking_settings');
  const types = readStrings(settings.accept_types, 'accept_types');
  if (!types.includes(LINK_TYPE)) return refuse('deep_linking_types', `it takes ${quoteAll(types)}`);
  return {
    returnUrl: readReturnUrl(settings, allowHttp),
    acceptsMultiple: optional.flag(settings, 'accept_multiple') ?? false,
    acceptsLineItem: optional.flag(settings, 'accept_lineitem') ?? true,
    targets: readTargets(settings),
    data: readData(settings),
  };
}
