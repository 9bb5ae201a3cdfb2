import { quoteOrigin } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';

/** Third-party initiated login, as a platform sends it. @see Security Framework 5.1.1.1, LTI core 4.1 */
export interface LoginRequest {
  iss: string;
  loginHint: string;
  targetLinkUri: string;
  messageHint: string | undefined;
  clientId: string | undefined;
  deploymentId: string | undefined;
  storageTarget: string | undefined;
}

const MAX_LENGTH = 4_096;
/** Hints are the platform's own, and returned as they came: some hold whole tokens. */
const MAX_HINT = 8_192;

function readField(fields: Record<string, unknown>, name: string, most = MAX_LENGTH): string | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  // A field sent twice arrives as a list and is refused.
  if (typeof value !== 'string') return refuse('login_incomplete', `${name} was sent more than once`);
  if (value.length > most)
    return refuse('login_incomplete', `${name} has ${value.length} characters, ${most} are allowed`);
  return value === '' ? undefined : value;
}

function demandField(fields: Record<string, unknown>, name: string, most?: number): string {
  return readField(fields, name, most) ?? refuse('login_incomplete', `${name} is missing`);
}

export function readLoginRequest(fields: unknown, ownOrigin: string): LoginRequest {
  if (typeof fields !== 'object' || fields === null) return refuse('login_incomplete', 'it is no form');
  const given = fields as Record<string, unknown>;
  if ('id_token' in given)
    return refuse(
      'addresses_swapped',
      'it is a launch: the redirect address at the platform must be /lti/launch',
    );
  const request = {
    iss: demandField(given, 'iss'),
    loginHint: demandField(given, 'login_hint', MAX_HINT),
    targetLinkUri: demandField(given, 'target_link_uri'),
    messageHint: readField(given, 'lti_message_hint', MAX_HINT),
    clientId: readField(given, 'client_id'),
    deploymentId: readField(given, 'lti_deployment_id'),
    storageTarget: readField(given, 'lti_storage_target'),
  };
  if (!URL.canParse(request.targetLinkUri) || new URL(request.targetLinkUri).origin !== ownOrigin)
    return refuse(
      'target_foreign',
      `target_link_uri of the login is at ${quoteOrigin(request.targetLinkUri)}, this tool at ${quoteOrigin(ownOrigin)}`,
    );
  return request;
}
