import type { Tool } from '../model.ts';
import { SCOPES } from '../scopes.ts';
import { MESSAGES, TOOL_CONFIGURATION } from './configuration.ts';

export interface MetadataFault {
  /** RFC 7591 3.2.2. */
  error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  field: string;
  message: string;
}

type Fields = Record<string, unknown>;
export type Metadata = Omit<Tool, 'clientId' | 'isSample'>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): value is string =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const includesAll = (value: unknown, wanted: readonly string[]) =>
  Array.isArray(value) && wanted.every((item) => value.includes(item));
const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

interface ToolMessage {
  type: string;
  target_link_uri?: string;
}
const isMessage = (value: unknown): value is ToolMessage =>
  isObject(value) &&
  isText(value.type) &&
  MESSAGES.includes(value.type) &&
  (value.target_link_uri === undefined || isAddress(value.target_link_uri));

/** Each rule: field, whether it holds, what it asks for. @see Dynamic Registration 1.0 3.5 */
function findFaults(given: Fields, config: Fields): MetadataFault[] {
  const redirects = given.redirect_uris;
  const rules: [field: string, isGood: boolean, message: string][] = [
    ['application_type', given.application_type === 'web', 'must be web'],
    ['response_types', includesAll(given.response_types, ['id_token']), 'must have id_token'],
    [
      'grant_types',
      includesAll(given.grant_types, ['implicit', 'client_credentials']),
      'must have implicit and client_credentials',
    ],
    [
      'token_endpoint_auth_method',
      given.token_endpoint_auth_method === 'private_key_jwt',
      'must be private_key_jwt',
    ],
    ['client_name', isText(given.client_name), 'must be a text'],
    ['initiate_login_uri', isAddress(given.initiate_login_uri), 'must be a web address'],
    ['jwks_uri', isAddress(given.jwks_uri), 'must be a web address'],
    [
      'redirect_uris',
      Array.isArray(redirects) && redirects.length > 0 && redirects.every(isAddress),
      'must be a list of web addresses',
    ],
    ['logo_uri', given.logo_uri === undefined || isAddress(given.logo_uri), 'must be a web address'],
    ['scope', given.scope === undefined || typeof given.scope === 'string', 'must be a text'],
    [`${TOOL_CONFIGURATION}.target_link_uri`, isAddress(config.target_link_uri), 'must be a web address'],
    [
      `${TOOL_CONFIGURATION}.domain`,
      isAddress(config.target_link_uri) && config.domain === new URL(config.target_link_uri).host,
      'must be the host of target_link_uri',
    ],
    [`${TOOL_CONFIGURATION}.claims`, Array.isArray(config.claims), 'must be a list'],
    [
      `${TOOL_CONFIGURATION}.messages`,
      Array.isArray(config.messages) && config.messages.every(isMessage),
      `must be a list of messages of type ${MESSAGES.join(', ')}`,
    ],
    [
      `${TOOL_CONFIGURATION}.custom_parameters`,
      config.custom_parameters === undefined || isTexts(config.custom_parameters),
      'must be an object of texts',
    ],
  ];
  return rules
    .filter(([, isGood]) => !isGood)
    .map(([field, , message]) => ({
      error: field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      field,
      message,
    }));
}

/** A tool as it registers, or everything that is wrong with it. */
export function readMetadata(body: unknown): { metadata: Metadata } | { faults: MetadataFault[] } {
  const bad = (field: string, message: string) => ({
    faults: [{ error: 'invalid_client_metadata' as const, field, message }],
  });
  if (!isObject(body)) return bad('', 'must be an object');
  const config = body[TOOL_CONFIGURATION];
  if (!isObject(config)) return bad(TOOL_CONFIGURATION, 'must be an object');
  const faults = findFaults(body, config);
  if (faults.length > 0) return { faults };
  const messages = config.messages as ToolMessage[];
  const addressOf = (wanted: string) => messages.find(({ type }) => type === wanted)?.target_link_uri;
  const takesContent = messages.some(({ type }) => type === 'LtiDeepLinkingRequest');
  const targetLinkUri = String(config.target_link_uri);
  return {
    metadata: {
      name: String(body.client_name).trim(),
      description: isText(config.description) ? config.description : '',
      loginUrl: String(body.initiate_login_uri),
      redirectUris: [...new Set(body.redirect_uris as string[])],
      jwksUri: String(body.jwks_uri),
      targetLinkUri,
      deepLinkingUri: takesContent ? (addressOf('LtiDeepLinkingRequest') ?? targetLinkUri) : undefined,
      reviewUri: addressOf('LtiSubmissionReviewRequest'),
      scopes: (isText(body.scope) ? body.scope : '').split(' ').filter((scope) => SCOPES.includes(scope)),
      custom: (config.custom_parameters as Record<string, string> | undefined) ?? {},
      logoUri: body.logo_uri as string | undefined,
    },
  };
}
