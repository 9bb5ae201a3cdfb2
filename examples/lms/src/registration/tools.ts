import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { withRegistration } from '../addresses.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { addDeployment, type Installation, removeActivity, removeLineItem } from '../courses.ts';
import type { Tool } from '../model.ts';
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
export function toRegistrationUrl(
  link: string,
  { issuer, behaviour, token }: { issuer: string; behaviour: Behaviour; token: string },
): string {
  const { registrationToken } = behaviour;
  const address = new URL(link);
  const configuration = `${issuer}/.well-known/openid-configuration`;
  address.searchParams.set(
    'openid_configuration',
    withRegistration(configuration, registrationToken ? undefined : token),
  );
  if (registrationToken) address.searchParams.set('registration_token', token);
  return address.href;
}

function createClientId({ behaviour }: State): string {
  if (behaviour.clientIds === 'uuid') return randomUUID();
  if (behaviour.clientIds === 'opaque') return randomBytes(12).toString('base64url');
  return String(10_000_000_000_000 + randomInt(1_000_000_000));
}

const toHost = ({ targetLinkUri }: Pick<Tool, 'targetLinkUri'>) => new URL(targetLinkUri).host;

/** The tool that a registration is of already, where the platform takes it for the same. */
function findRegistered(state: State, metadata: Metadata): Installation | undefined {
  if (state.behaviour.registerAgain === 'new') return undefined;
  const known = [...state.tools.values()].find((tool) => !tool.isSample && toHost(tool) === toHost(metadata));
  const deployment = [...state.deployments.values()].find(({ clientId }) => clientId === known?.clientId);
  return known && deployment && { tool: known, deployment };
}

/** Adds a tool with its first deployment, in every course; or updates the one that it was registered as. */
export function addTool(state: State, metadata: Metadata): Installation {
  const known = findRegistered(state, metadata);
  const clientId = known?.tool.clientId ?? createClientId(state);
  const tool = { ...metadata, clientId, isSample: false };
  state.tools.set(clientId, tool);
  const deployment = known?.deployment ?? addDeployment(state, clientId);
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
