import { toLoginUrl } from '../platforms/login-url.ts';
import { SCOPES } from '../scopes.ts';

const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** What we ask a platform for: to send scores, to make line items, to read the roster. */
export const REQUESTED_SCOPES = [SCOPES.score, SCOPES.lineItem, SCOPES.roster];

/** The claims about a person: the name, which is shown to their instructor. Nothing needs an e-mail address. */
const CLAIMS = ['iss', 'sub', 'name', 'given_name', 'family_name'];

export const DESCRIPTION = 'Hands-on labs in application security, graded in your course.';

export const LABELS = {
  LtiResourceLinkRequest: 'Labs',
  LtiDeepLinkingRequest: 'Add labs and courses',
  LtiSubmissionReviewRequest: 'Review a submission',
} as const;
type MessageType = keyof typeof LABELS;

/** The places where Canvas offers the tool: the dialogs that add content, and the menu of a course that wants it. */
export const CANVAS_PLACEMENTS: Record<MessageType, readonly string[]> = {
  LtiResourceLinkRequest: ['course_navigation'],
  LtiDeepLinkingRequest: ['assignment_selection', 'link_selection', 'editor_button'],
  LtiSubmissionReviewRequest: [],
};

/** Our addresses, as every platform asks for them. */
export function toToolAddresses(publicUrl: string) {
  return {
    login_url: `${publicUrl}/lti/login`,
    launch_url: `${publicUrl}/lti/launch`,
    key_set_url: `${publicUrl}/lti/keys`,
    registration_url: `${publicUrl}/lti/register`,
    canvas_url: `${publicUrl}/lti/canvas.json`,
    target_url: `${publicUrl}/labs`,
    icon_url: `${publicUrl}/lti/pages/icon.svg`,
    domain: new URL(publicUrl).host,
  };
}

/** The messages a platform supports, each with its placements; undefined where the platform does not say. */
export type SupportedMessages = ReadonlyMap<string, readonly string[]> | undefined;

function toMessage(type: MessageType, supported: SupportedMessages, publicUrl: string) {
  const offered = supported?.get(type) ?? [];
  const placements = CANVAS_PLACEMENTS[type].filter((placement) => offered.includes(placement));
  const { target_url, icon_url } = toToolAddresses(publicUrl);
  return {
    type,
    target_link_uri: target_url,
    label: LABELS[type],
    icon_uri: icon_url,
    ...(placements.length > 0 && { placements }),
    // A course shows us in its menu only where its teacher switches that on.
    ...(placements.includes('course_navigation') && {
      'https://canvas.instructure.com/lti/course_navigation/default_enabled': false,
    }),
  };
}

/** Our client registration. @see LTI Dynamic Registration 1.0 3.5.2, OpenID Connect Dynamic Client Registration 2 */
export function toClientRegistration(given: {
  publicUrl: string;
  productName: string;
  registrationId: string;
  scopesSupported: readonly string[] | undefined;
  messagesSupported: SupportedMessages;
}) {
  const { publicUrl, productName, registrationId, scopesSupported, messagesSupported } = given;
  const { launch_url, key_set_url, target_url, icon_url, domain } = toToolAddresses(publicUrl);
  const types = (Object.keys(LABELS) as MessageType[]).filter(
    (type) => messagesSupported === undefined || messagesSupported.has(type),
  );
  const scopes = REQUESTED_SCOPES.filter((scope) => scopesSupported?.includes(scope) ?? true);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['client_credentials', 'implicit'],
    client_name: productName,
    logo_uri: icon_url,
    initiate_login_uri: toLoginUrl(publicUrl, registrationId),
    redirect_uris: [launch_url],
    jwks_uri: key_set_url,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: scopes.join(' '),
    [TOOL_CONFIGURATION]: {
      domain,
      description: DESCRIPTION,
      target_link_uri: target_url,
      claims: CLAIMS,
      custom_parameters: {},
      messages: types.map((type) => toMessage(type, messagesSupported, publicUrl)),
      'https://canvas.instructure.com/lti/privacy_level': 'name_only',
    },
  };
}

/** The deployment that the answer names, if it does. */
export const readDeployment = (answer: Record<string, unknown>): unknown =>
  (answer[TOOL_CONFIGURATION] as { deployment_id?: unknown } | undefined)?.deployment_id;
