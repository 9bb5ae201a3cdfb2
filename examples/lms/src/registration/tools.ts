import { randomBytes } from 'node:crypto';
import { addDeployment, type Installation, removeActivity, removeLineItem } from '../courses.ts';
import type { State } from '../state.ts';
import type { Metadata } from './read-metadata.ts';

const TOKEN_LIFE_MS = 60 * 60 * 1_000;

/** A token that registers one tool, within an hour. */
export function createRegistrationToken(state: State): string {
  const token = randomBytes(24).toString('base64url');
  state.registrationTokens.set(token, Date.now() + TOKEN_LIFE_MS);
  return token;
}

export function isRegistrationToken({ registrationTokens }: State, token: string): boolean {
  const endsAt = registrationTokens.get(token);
  return endsAt !== undefined && endsAt > Date.now();
}

/** The address that an administrator's registration link is opened with. @see Dynamic Registration 1.0 3.2 */
export function toRegistrationUrl(link: string, issuer: string, token: string): string {
  const address = new URL(link);
  address.searchParams.set('openid_configuration', `${issuer}/.well-known/openid-configuration`);
  address.searchParams.set('registration_token', token);
  return address.href;
}

/** Adds a tool with its first deployment, in every course. */
export function addTool(state: State, metadata: Metadata): Installation {
  const clientId = randomBytes(12).toString('base64url');
  const tool = { ...metadata, clientId, isSample: false };
  state.tools.set(clientId, tool);
  const deployment = addDeployment(state, clientId);
  state.changes.emit('change');
  return { tool, deployment };
}

/** Removes a deployment with everything that came from it. */
function removeDeployment(state: State, key: string): void {
  state.deployments.delete(key);
  for (const { id, deploymentKey } of state.activities.values())
    if (deploymentKey === key) removeActivity(state, id);
  for (const { id, deploymentKey } of state.lineItems.values())
    if (deploymentKey === key) removeLineItem(state, id);
  for (const course of state.courses.values())
    course.deployments = course.deployments.filter((deployment) => deployment !== key);
}

/** Removes a tool with its deployments, content and tokens. The sample tool stays. */
export function removeTool(state: State, clientId: string): boolean {
  const tool = state.tools.get(clientId);
  if (!tool || tool.isSample) return false;
  for (const deployment of state.deployments.values())
    if (deployment.clientId === clientId) removeDeployment(state, deployment.key);
  for (const [value, token] of state.tokens) if (token.clientId === clientId) state.tokens.delete(value);
  state.tools.delete(clientId);
  state.changes.emit('change');
  return true;
}
