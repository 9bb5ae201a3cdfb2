import { randomBytes } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import { decodeJwt, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { toTokenAudience, toTokenUrl } from '../addresses.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { LTI, toGrantedScopes } from '../launch/claims.ts';
import type { Tool } from '../model.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import type { ToolKeys } from '../tool-keys.ts';
import { sendJson } from './send-json.ts';

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

interface Client {
  tool: Tool;
  deploymentId: string | undefined;
}

const NOT_FOUND = '<!doctype html><title>Error</title><h1>Not found</h1>';

/** The keys of a tool cannot be read, or it has none by this id. */
class UnreadableKeys extends Error {
  override readonly name = 'UnreadableKeys';
}

const demandKeys =
  (find: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      throw new UnreadableKeys((error as Error).message, { cause: error });
    }
  };

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
    const { payload } = await jwtVerify(assertion, demandKeys(toolKeys(tool.jwksUri)), {
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

  const onlyOwnAddress: RequestHandler = (req, res, next) =>
    toTokenUrl(state.behaviour, issuer) === issuer + req.path
      ? next()
      : void res.status(404).json({ error: 'not found' });
  const form = express.urlencoded({ extended: false });
  router.post(
    ['/lti/token', '/lti/token/1'],
    onlyOwnAddress,
    injectFaults(state, 'token'),
    form,
    async (req, res) => {
      const { behaviour } = state;
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
        if (error instanceof UnreadableKeys && behaviour.unreadableKeys === 'not-found') {
          note(404, error.message);
          return void res.status(404).type('html').send(NOT_FOUND);
        }
        return fail('invalid_client', (error as Error).message);
      }
      const granted = toGrantedScopes(state.behaviour, client.tool);
      const scopes = String(form.scope)
        .split(' ')
        .filter((scope) => granted.includes(scope));
      if (scopes.length === 0) return fail('invalid_scope', 'no scope that this tool may have');
      const value = randomBytes(24).toString('base64url');
      const { accessTokenSeconds: seconds, tokenFields } = behaviour;
      state.tokens.set(value, {
        clientId: client.tool.clientId,
        deploymentId: client.deploymentId,
        scopes,
        expiresAt: Date.now() + seconds * 1_000,
      });
      const status = Number(behaviour.tokenStatus);
      note(status);
      const isLoose = tokenFields === 'loose';
      sendJson(state, res.status(status).set('cache-control', 'no-store'), {
        access_token: value,
        token_type: isLoose ? 'bearer' : 'Bearer',
        expires_in: isLoose ? String(seconds) : seconds,
        scope: scopes.join(' '),
      });
    },
  );
  return router;
}
