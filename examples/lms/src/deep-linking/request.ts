import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Behaviour } from '../behaviour/behaviour.ts';
import type { LaunchParts } from '../launch/claims.ts';
import type { ContentType, DeepLinkingRequest } from '../model.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';

export const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

const ACCEPTED: Record<Behaviour['acceptTypes'], ContentType[]> = {
  links: ['ltiResourceLink'],
  all: ['ltiResourceLink', 'link', 'file', 'html', 'image'],
  'no-resource-links': ['link', 'html'],
};

const MAX_REQUESTS = 1_000;

/** Remembers an opened content picker by the `data` that its response has to return. */
function rememberRequest({ behaviour, deepLinkings }: State, { launch }: LaunchParts): DeepLinkingRequest {
  const { acceptLineItem } = behaviour;
  const request: DeepLinkingRequest = {
    data: randomBytes(18).toString('base64url'),
    userId: launch.userId,
    courseKey: launch.courseKey,
    deploymentKey: launch.deploymentKey,
    acceptTypes: ACCEPTED[behaviour.acceptTypes],
    acceptMultiple: behaviour.acceptMultiple,
    acceptLineItem: acceptLineItem === 'unsaid' ? undefined : acceptLineItem === 'yes',
    echoesData: behaviour.deepLinkingData,
    wasAnswered: false,
  };
  deepLinkings.set(request.data, request);
  const [oldest] = deepLinkings.keys();
  if (deepLinkings.size > MAX_REQUESTS && oldest) deepLinkings.delete(oldest);
  return request;
}

/** The settings of a content picker. @see Deep Linking 2.0 4.4.1 */
export function toDeepLinkingClaim({ issuer }: Settings, state: State, parts: LaunchParts): JWTPayload {
  const request = rememberRequest(state, parts);
  return {
    [`${DL}deep_linking_settings`]: {
      deep_link_return_url: `${issuer}/lti/deep-links/${request.data}`,
      accept_types: request.acceptTypes,
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_media_types: 'text/html,image/*',
      accept_multiple: request.acceptMultiple,
      ...(request.acceptLineItem === undefined ? {} : { accept_lineitem: request.acceptLineItem }),
      auto_create: state.behaviour.autoCreate,
      title: parts.course.title,
      text: `Content for ${parts.course.label}`,
      ...(request.echoesData ? { data: request.data } : {}),
    },
  };
}
