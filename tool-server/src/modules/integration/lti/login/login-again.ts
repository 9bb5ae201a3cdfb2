import { toLoginUrl } from '../platforms/login-url.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import type { LoginRequest } from './login-request.ts';

type Repeated = Pick<LoginRequest, 'loginHint' | 'messageHint' | 'targetLinkUri' | 'deploymentId'>;

/** The login initiation again, as an address of ours: for a tab of its own, where our cookies are first-party. */
export function toLoginAgain({ id, issuer, clientId }: KnownPlatform, login: Repeated): string {
  const query = new URLSearchParams({
    iss: issuer,
    client_id: clientId,
    login_hint: login.loginHint,
    target_link_uri: login.targetLinkUri,
  });
  if (login.messageHint !== undefined) query.set('lti_message_hint', login.messageHint);
  if (login.deploymentId !== undefined) query.set('lti_deployment_id', login.deploymentId);
  return `${toLoginUrl('', id)}?${query}`;
}
