import type { Response } from 'express';
import { type LaunchParts, toTarget } from '../launch/claims.ts';
import type { Launch } from '../model.ts';
import { toFormPost } from '../pages/form-post.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';

const STORAGE_TARGETS = { parent: '_parent', frame: 'harbor_storage', none: undefined } as const;

/** What the tool gets back in place of a user: the id, or in an anonymous launch the launch alone. */
export const toLoginHint = ({ behaviour }: State, { userId, hint }: Launch): string =>
  behaviour.anonymous ? hint : userId;

/** Step 1: the browser is sent to the tool's login. @see Security Framework 5.1.1.1 */
export function sendLogin(res: Response, { issuer }: Settings, state: State, parts: LaunchParts): void {
  const { launch, tool, deployment } = parts;
  const { behaviour } = state;
  const storage = launch.inFrame ? STORAGE_TARGETS[behaviour.storage] : undefined;
  const request: Record<string, string> = {
    iss: issuer,
    login_hint: toLoginHint(state, launch),
    target_link_uri: toTarget(parts),
    ...(behaviour.loginClientId ? { client_id: tool.clientId } : {}),
    ...(behaviour.loginDeployment ? { lti_deployment_id: deployment.deploymentId } : {}),
    lti_message_hint: launch.hint,
    ...(storage ? { lti_storage_target: storage } : {}),
  };
  state.note({ direction: 'to the tool', kind: 'Login initiation', content: request });
  if (behaviour.loginMethod === 'POST') return void res.send(toFormPost(tool.loginUrl, request));
  const address = new URL(tool.loginUrl);
  for (const [name, value] of Object.entries(request)) address.searchParams.set(name, value);
  res.redirect(302, address.href);
}
