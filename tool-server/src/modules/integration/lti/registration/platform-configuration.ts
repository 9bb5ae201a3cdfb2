import type { PlatformFamily } from '@drawbridge/contracts/integration';
import { validation } from '@drawbridge/contracts/rules';
import { toSource } from '../../../../platform/http/content-security-policy.ts';
import { InnerAddressError, PortError } from '../../../../platform/http/public-address.ts';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { isStorable } from '../../../../platform/http/storable-text.ts';
import { isObject, isString } from '../launch/claims.ts';
import { isBusy, isOk } from '../outgoing/read-status.ts';
import { Refusal, type RefusalReason } from '../pages/refusals.ts';
import { isAtIssuer, isShared } from '../platforms/issuer-keys.ts';
import type { SupportedMessages } from './tool-configuration.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 262_144;
const MOST_ADDRESS = 2_048;
const PLATFORM_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

/** What we need of a platform's configuration. @see LTI Dynamic Registration 1.0 3.4 */
export interface PlatformConfiguration {
  issuer: string;
  authLoginUrl: string;
  authTokenUrl: string;
  keySetUrl: string;
  registrationUrl: string;
  tokenAudience: string | undefined;
  family: PlatformFamily;
  scopesSupported: readonly string[] | undefined;
  messagesSupported: SupportedMessages;
}

/** With what was wrong, in words for the administrator who reads the page in the platform. */
const refuseWith = (reason: RefusalReason, words: string): never => {
  throw new Refusal(reason, words, undefined, [words]);
};

/** An address of another system that this installation may call at all. */
function checkAddress(name: string, value: unknown, allowHttp: boolean): string {
  if (!isString(value)) return refuseWith('configuration_incomplete', `Its configuration has no ${name}.`);
  const isPlain = validation.serviceUrl(value) === undefined && toSource(value) !== undefined;
  if (!isPlain || !isStorable(value) || value.length > MOST_ADDRESS)
    return refuseWith('configuration_address', `The ${name} of its configuration is no plain web address.`);
  if (!allowHttp && !/^https:/i.test(value))
    return refuseWith(
      'configuration_address',
      `The ${name} of its configuration does not begin with https://.`,
    );
  return value;
}

const toTexts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(isString) : undefined;

/** Moodle lists names, others objects with a type and placements. */
function toMessages(value: unknown): SupportedMessages {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return new Map(
    value.flatMap((entry): [string, readonly string[]][] => {
      if (isString(entry)) return [[entry, []]];
      return isObject(entry) && isString(entry.type) ? [[entry.type, toTexts(entry.placements) ?? []]] : [];
    }),
  );
}

const FAMILIES: readonly [RegExp, PlatformFamily][] = [
  [/canvas/i, 'canvas'],
  [/moodle/i, 'moodle'],
  [/blackboard|anthology/i, 'blackboard'],
  [/brightspace|desire2learn|d2l/i, 'brightspace'],
  [/sakai/i, 'sakai'],
  [/schoology/i, 'schoology'],
];

const toFamily = (code: unknown): PlatformFamily =>
  FAMILIES.find(([known]) => isString(code) && known.test(code))?.[1] ?? 'other';

/** Each list may be absent; one that is there must have our entry. */
const DEMANDS = [
  ['id_token_signing_alg_values_supported', 'RS256'],
  ['response_types_supported', 'id_token'],
  ['token_endpoint_auth_methods_supported', 'private_key_jwt'],
] as const;

function checkSupport(document: Record<string, unknown>, messages: SupportedMessages): void {
  for (const [list, needed] of DEMANDS) {
    const offered = toTexts(document[list]);
    // A response type may be several words, in any order: `id_token token`.
    if (offered && !offered.some((entry) => entry.split(' ').includes(needed)))
      refuseWith('configuration_unsupported', `It does not support ${needed} (${list}).`);
  }
  if (messages && !messages.has('LtiResourceLinkRequest'))
    refuseWith(
      'configuration_unsupported',
      'It does not support LtiResourceLinkRequest (messages_supported).',
    );
}

function readDocument(answer: OutgoingAnswer): Record<string, unknown> {
  if (isBusy(answer)) return refuseWith('configuration_unreachable', 'It is called too often at the moment.');
  if (!isOk(answer))
    return refuseWith(
      'configuration_unreachable',
      `The address of its configuration answered ${answer.status}.`,
    );
  const document = readJson(answer.text);
  if (isObject(document)) return document;
  return refuseWith('configuration_incomplete', 'What its address gives is not JSON.');
}

/** Checks a configuration that came from `url`. */
function readConfiguration(
  document: Record<string, unknown>,
  url: string,
  allowHttp: boolean,
): PlatformConfiguration {
  const read = (name: string) => checkAddress(name, document[name], allowHttp);
  const issuer = read('issuer');
  // LTI Dynamic Registration 1.0 3.5.1: else anybody could register a platform under the issuer of somebody else.
  if (!isAtIssuer(issuer, url))
    return refuseWith(
      'configuration_issuer',
      `Its issuer is ${new URL(issuer).host}, its configuration is at ${new URL(url).host}.`,
    );
  const registrationUrl = read('registration_endpoint');
  // Schools that share an issuer have hosts of their own: what the issuer's host says of theirs is the issuer's word.
  if (!isShared(issuer) && !isAtIssuer(issuer, registrationUrl))
    return refuseWith(
      'configuration_issuer',
      `Its issuer is ${new URL(issuer).host}, its registration_endpoint is at ${new URL(registrationUrl).host}.`,
    );
  const own = document[PLATFORM_CONFIGURATION];
  const platform = isObject(own) ? own : {};
  const messagesSupported = toMessages(platform.messages_supported);
  checkSupport(document, messagesSupported);
  // Canvas gives a bare host here, and expects the token address as audience nevertheless.
  const audience = document.authorization_server;
  const isAudience =
    isString(audience) && audience.length <= MOST_ADDRESS && isStorable(audience) && URL.canParse(audience);
  return {
    issuer,
    authLoginUrl: read('authorization_endpoint'),
    authTokenUrl: read('token_endpoint'),
    keySetUrl: read('jwks_uri'),
    registrationUrl,
    tokenAudience: isAudience ? audience : undefined,
    family: toFamily(platform.product_family_code),
    scopesSupported: toTexts(document.scopes_supported),
    messagesSupported,
  };
}

/** A call that got no answer, as a refusal. */
export function toCallRefusal(error: unknown, reason: RefusalReason, words: string): Refusal {
  if (error instanceof InnerAddressError || error instanceof PortError)
    return new Refusal('configuration_private', error.message, error);
  return new Refusal(reason, words, error, [words]);
}

/** Fetches and checks what a platform says about itself. @see LTI-20 */
export async function loadConfiguration(
  { send, allowHttp }: { send: Send; allowHttp: boolean },
  { url, token }: { url: string; token: string | undefined },
): Promise<PlatformConfiguration> {
  const address = checkAddress('openid_configuration', url, allowHttp);
  let answer: OutgoingAnswer;
  try {
    answer = await send({
      url: address,
      // Canvas gives its configuration to the holder of the token only. Both came together.
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
  } catch (error) {
    throw toCallRefusal(
      error,
      'configuration_unreachable',
      'The address of its configuration gave no usable answer within five seconds.',
    );
  }
  return readConfiguration(readDocument(answer), address, allowHttp);
}
