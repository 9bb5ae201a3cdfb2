import type { Request, Response } from 'express';
import { toGrantedScopes } from '../launch/claims.ts';
import type { AccessToken, State } from '../state.ts';

/** RFC 6750 3: the token of a call when it covers one of the scopes; otherwise the call is answered here. */
export function authorize(
  state: State,
  req: Request,
  res: Response,
  scopes: readonly string[],
): AccessToken | undefined {
  const value = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const token = value === undefined ? undefined : state.tokens.get(value);
  const tool = token && state.tools.get(token.clientId);
  if (!token || !tool || token.expiresAt <= Date.now()) {
    res.status(401).set('www-authenticate', 'Bearer error="invalid_token"').json({ error: 'invalid_token' });
    return undefined;
  }
  // What an administrator switched off since is refused too.
  const allowed = toGrantedScopes(state.behaviour, tool).filter((scope) => token.scopes.includes(scope));
  if (scopes.some((scope) => allowed.includes(scope))) return token;
  res.status(403).json({ error: 'insufficient_scope', error_description: scopes.join(' or ') });
  return undefined;
}

/** True when the token is one for this deployment. */
export function coversDeployment(state: State, token: AccessToken, deploymentKey: string): boolean {
  const deployment = state.deployments.get(deploymentKey);
  if (!deployment || deployment.clientId !== token.clientId) return false;
  return token.deploymentId === undefined || token.deploymentId === deployment.deploymentId;
}
