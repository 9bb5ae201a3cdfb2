import express, { type Request, type Response, type Router } from 'express';
import { TOOL_CONFIGURATION, toConfiguration } from '../registration/configuration.ts';
import { type MetadataFault, readMetadata } from '../registration/read-metadata.ts';
import { addTool, isRegistrationToken } from '../registration/tools.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { sendJson } from './send-json.ts';

const MAX_BYTES = '256kb';

/** Dynamic registration of tools. @see Dynamic Registration 1.0; RFC 7591 */
export function createRegistrationService({ issuer }: Settings, state: State): Router {
  const router = express.Router();
  const note = (kind: string, status: number, content: unknown) =>
    state.note({ direction: 'from the tool', kind, status, content });

  /** In the address where the tool gets no token: @see toRegistrationUrl */
  const readRegistration = ({ query }: Request) =>
    !state.behaviour.registrationToken && typeof query.registration === 'string'
      ? query.registration
      : undefined;
  const readToken = (req: Request) =>
    state.behaviour.registrationToken
      ? /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1]
      : readRegistration(req);

  router.get('/.well-known/openid-configuration', (req, res) => {
    const registration = readRegistration(req);
    const configuration = toConfiguration(state.behaviour, { issuer, registration });
    note('Configuration', 200, configuration);
    sendJson(state, res, configuration);
  });

  function refuseMetadata(res: Response, faults: MetadataFault[], body: unknown): void {
    const isCanvas = state.behaviour.registrationStyle === 'canvas';
    const status = isCanvas ? 422 : 400;
    note('Registration', status, { refused: faults, body });
    const [first] = faults;
    res
      .status(status)
      .json(
        isCanvas
          ? { errors: faults.map(({ field, message }) => ({ field, message })) }
          : { error: first?.error, error_description: `${first?.field} ${first?.message}`, faults },
      );
  }

  router.post('/lti/register', express.json({ limit: MAX_BYTES }), (req, res) => {
    const token = readToken(req) ?? '';
    if (!isRegistrationToken(state, token)) {
      note('Registration', 401, { refused: 'the registration token is unknown, used or too old' });
      res.set('www-authenticate', 'Bearer error="invalid_token"');
      return void res.status(401).json({ error: 'invalid_token' });
    }
    const read = readMetadata(req.body);
    if ('faults' in read) return refuseMetadata(res, read.faults, req.body);
    // Used up by the tool that it registers: a refused attempt may be corrected.
    state.registrationTokens.delete(token);
    const { tool, deployment } = addTool(state, read.metadata);
    const given = req.body as Record<string, unknown>;
    const config = given[TOOL_CONFIGURATION] as Record<string, unknown>;
    const { registrationDeployment, registrationStyle, clientIds } = state.behaviour;
    const answer = {
      ...given,
      client_id: clientIds === 'number' ? Number(tool.clientId) : tool.clientId,
      scope: tool.scopes.join(' '),
      [TOOL_CONFIGURATION]: {
        ...config,
        ...(registrationDeployment ? { deployment_id: deployment.deploymentId } : {}),
      },
    };
    const status = registrationStyle === 'moodle' ? 200 : 201;
    note('Registration', status, answer);
    sendJson(state, res.status(status), answer);
  });
  return router;
}
