import { toTokenAudience } from '../addresses.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { VARIABLE_NAMES } from '../launch/custom-variables.ts';
import { SCOPES } from '../scopes.ts';

const PLATFORM_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
export const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

export const MESSAGES = ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest', 'LtiSubmissionReviewRequest'];
const OTHER_ISSUER = 'https://other-platform.example';

/** Codes that tools tell platforms apart by. */
export const toFamily = ({ productFamily }: Behaviour): string =>
  productFamily === 'blackboard' ? 'BlackboardLearn' : productFamily;

/** What a tool reads before it registers. @see Dynamic Registration 1.0 3.3 */
export function toConfiguration(behaviour: Behaviour, issuer: string): Record<string, unknown> {
  return {
    issuer: behaviour.configurationIssuer === 'own' ? issuer : OTHER_ISSUER,
    authorization_endpoint: `${issuer}/lti/auth`,
    token_endpoint: `${issuer}/lti/token`,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256'],
    jwks_uri: `${issuer}/lti/keys`,
    registration_endpoint: `${issuer}/lti/register`,
    scopes_supported: ['openid', ...SCOPES],
    response_types_supported: ['id_token'],
    response_modes_supported: ['form_post'],
    grant_types_supported: ['implicit', 'client_credentials'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email', 'locale'],
    ...(behaviour.tokenAudience === 'authorization-server'
      ? { authorization_server: toTokenAudience(behaviour, issuer) }
      : {}),
    [PLATFORM_CONFIGURATION]: {
      product_family_code: toFamily(behaviour),
      version: '1',
      messages_supported: MESSAGES.map((type) =>
        type === 'LtiDeepLinkingRequest' ? { type, placements: ['ContentArea'] } : { type },
      ),
      variables: VARIABLE_NAMES,
    },
  };
}
