import { SIGN_IN_PATHS, toTokenAudience, toTokenUrl, withRegistration } from '../addresses.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { VARIABLE_NAMES } from '../launch/custom-variables.ts';
import { SCOPES } from '../scopes.ts';

const PLATFORM_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
export const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

export const MESSAGES = ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest', 'LtiSubmissionReviewRequest'];
const OTHER_ISSUER = 'https://other-platform.example';

/** Codes that tools tell platforms apart by. */
export function toFamily({ productFamily }: Behaviour): string | undefined {
  if (productFamily === 'absent') return undefined;
  return productFamily === 'blackboard' ? 'BlackboardLearn' : productFamily;
}

/** What a tool reads before it registers. @see Dynamic Registration 1.0 3.3 */
export function toConfiguration(
  behaviour: Behaviour,
  { issuer, registration }: { issuer: string; registration: string | undefined },
): Record<string, unknown> {
  const family = toFamily(behaviour);
  return {
    issuer: behaviour.configurationIssuer === 'own' ? issuer : OTHER_ISSUER,
    authorization_endpoint: issuer + SIGN_IN_PATHS[behaviour.signInAddress],
    token_endpoint: toTokenUrl(behaviour, issuer),
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256'],
    jwks_uri: `${issuer}/lti/keys`,
    registration_endpoint: withRegistration(`${issuer}/lti/register`, registration),
    scopes_supported: ['openid', ...SCOPES],
    response_types_supported: [behaviour.responseTypes === 'joined' ? 'id_token token' : 'id_token'],
    response_modes_supported: ['form_post'],
    grant_types_supported: ['implicit', 'client_credentials'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email', 'locale'],
    ...(behaviour.tokenAudience === 'authorization-server'
      ? { authorization_server: toTokenAudience(behaviour, issuer) }
      : {}),
    [PLATFORM_CONFIGURATION]: {
      ...(family === undefined ? {} : { product_family_code: family }),
      version: '1',
      messages_supported: MESSAGES.map((type) =>
        type === 'LtiDeepLinkingRequest' ? { type, placements: ['ContentArea'] } : { type },
      ),
      variables: VARIABLE_NAMES,
    },
  };
}
