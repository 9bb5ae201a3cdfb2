import { randomBytes } from 'node:crypto';
import express, { type Request, type Router } from 'express';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { SCOPES } from './launch-claims.ts';

const LIFETIME_SECONDS = 3_600;
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Access tokens for a tool that authenticates with its key. @see Security Framework 4.1, RFC 7523 */
export function createTokenService({ issuer, toolUrl, clientId }: Settings, state: State): Router {
  const router = express.Router();
  const toolKeys = createRemoteJWKSet(new URL(`${toolUrl}/lti/keys`));
  const usedAssertions = new Set<string>();

  async function checkAssertion(assertion: string): Promise<void> {
    const { payload } = await jwtVerify(assertion, toolKeys, {
      issuer: clientId,
      subject: clientId,
      audience: `${issuer}/lti/token`,
      algorithms: ['RS256'],
      requiredClaims: ['jti', 'exp', 'iat'],
    });
    const { jti = '' } = payload;
    if (usedAssertions.has(jti)) throw new Error('this assertion was used before');
    usedAssertions.add(jti);
  }

  router.post('/lti/token', express.urlencoded({ extended: false }), async (req, res) => {
    const form = (req.body ?? {}) as Record<string, unknown>;
    const fail = (error: string, why: string) => {
      state.note({
        direction: 'from the tool',
        kind: 'Token request',
        status: 400,
        content: { ...form, refused: why },
      });
      res.status(400).json({ error });
    };
    if (form.grant_type !== 'client_credentials' || form.client_assertion_type !== ASSERTION)
      return fail('unsupported_grant_type', 'not client credentials by assertion');
    try {
      await checkAssertion(String(form.client_assertion));
    } catch (error) {
      return fail('invalid_client', (error as Error).message);
    }
    const scopes = String(form.scope)
      .split(' ')
      .filter((scope) => SCOPES.includes(scope));
    if (scopes.length === 0) return fail('invalid_scope', 'no scope we know');
    const token = randomBytes(24).toString('base64url');
    state.tokens.set(token, { scopes, expiresAt: Date.now() + LIFETIME_SECONDS * 1_000 });
    state.note({ direction: 'from the tool', kind: 'Token request', status: 200, content: form });
    res.set('cache-control', 'no-store').json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: LIFETIME_SECONDS,
      scope: scopes.join(' '),
    });
  });
  return router;
}

/** True when the call carries a token of ours that covers `scope`. */
export function hasScope(state: State, req: Request, scope: string): boolean {
  const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
  const known = token === undefined ? undefined : state.tokens.get(token);
  return known !== undefined && known.expiresAt > Date.now() && known.scopes.includes(scope);
}
