import { randomBytes } from 'node:crypto';
import express, { type Router } from 'express';
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { toTokenAudience } from '../addresses.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { LTI, toGrantedScopes } from '../launch/claims.ts';
import type { Tool } from '../model.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import type { ToolKeys } from '../tool-keys.ts';

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

interface Client {
  tool: Tool;
  deploymentId: string | undefined;
}

/** Access tokens for a tool that authenticates with its key. @see Security Framework 4.1, RFC 7523 */
export function createTokenService({ issuer }: Settings, state: State, toolKeys: ToolKeys): Router {
  const router = express.Router();

  /** The deployment that an assertion names; it is optional, and one of this client. */
  function readDeployment({ clientId }: Tool, claims: JWTPayload): string | undefined {
    const named = claims[`${LTI}deployment_id`];
    if (named === undefined) return undefined;
    const known = [...state.deployments.values()].find(
      (deployment) => deployment.clientId === clientId && deployment.deploymentId === named,
    );
    if (!known) throw new Error('the assertion names a deployment that this client does not have');
    return known.deploymentId;
  }

  async function checkAssertion(assertion: string): Promise<Client> {
    const tool = state.tools.get(decodeJwt(assertion).iss ?? '');
    if (!tool) throw new Error('the issuer of the assertion is no client of this platform');
    const { payload } = await jwtVerify(assertion, toolKeys(tool.jwksUri), {
      issuer: tool.clientId,
      subject: tool.clientId,
      audience: toTokenAudience(state.behaviour, issuer),
      algorithms: ['RS256'],
      requiredClaims: ['jti', 'exp', 'iat'],
    });
    const used = `${tool.clientId} ${payload.jti ?? ''}`;
    if (state.usedOnce.has(used)) throw new Error('this assertion was used before');
    state.usedOnce.add(used);
    return { tool, deploymentId: readDeployment(tool, payload) };
  }

  const form = express.urlencoded({ extended: false });
  router.post('/lti/token', injectFaults(state, 'token'), form, async (req, res) => {
    const form = (req.body ?? {}) as Record<string, unknown>;
    const note = (status: number, refused?: string) =>
      state.note({
        direction: 'from the tool',
        kind: 'Token request',
        status,
        content: refused === undefined ? form : { ...form, refused },
      });
    const fail = (error: string, why: string) => {
      note(400, why);
      res.status(400).json({ error, error_description: why });
    };
    if (form.grant_type !== 'client_credentials' || form.client_assertion_type !== ASSERTION)
      return fail('unsupported_grant_type', 'not client credentials by assertion');
    let client: Client;
    try {
      client = await checkAssertion(String(form.client_assertion));
    } catch (error) {
      return fail('invalid_client', (error as Error).message);
    }
    const granted = toGrantedScopes(state.behaviour, client.tool);
    const scopes = String(form.scope)
      .split(' ')
      .filter((scope) => granted.includes(scope));
    if (scopes.length === 0) return fail('invalid_scope', 'no scope that this tool may have');
    const value = randomBytes(24).toString('base64url');
    const seconds = state.behaviour.accessTokenSeconds;
    state.tokens.set(value, {
      clientId: client.tool.clientId,
      deploymentId: client.deploymentId,
      scopes,
      expiresAt: Date.now() + seconds * 1_000,
    });
    note(200);
    res.set('cache-control', 'no-store').json({
      access_token: value,
      token_type: 'Bearer',
      expires_in: seconds,
      scope: scopes.join(' '),
    });
  });
  return router;
}
