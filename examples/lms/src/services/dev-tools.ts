import express, { type Router } from 'express';
import { addDeployment } from '../courses.ts';
import type { PlatformKey } from '../keys.ts';
import { createRegistrationToken, toRegistrationUrl } from '../registration/tools.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { readBody, readText, refuse } from './dev-body.ts';

/** Registrations of tools, their deployments, and the keys of the platform. */
export function createDevTools(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  const json = express.json();

  /** `{publishOld: false}`: a new key, without the old one in the key set. */
  router.post('/dev/keys/rotate', json, async (req, res) => {
    await key.rotate({ publishOld: readBody(req).publishOld !== false });
    res.json(key.publicSet);
  });

  /** `{clientId, deploymentId}`: another deployment of a registration; in no course until one is added. */
  router.post('/dev/deployments', json, (req, res) => {
    const body = readBody(req);
    const clientId = readText(body, 'clientId') ?? settings.clientId;
    if (!state.tools.has(clientId)) return refuse(res, { field: 'clientId', message: 'is unknown' });
    const deploymentId = readText(body, 'deploymentId');
    const rest = deploymentId === undefined ? {} : { deploymentId };
    res.json(addDeployment(state, clientId, { courseKeys: [], ...rest }));
  });

  /** `{jwksUri}`: a tool whose keys are looked for elsewhere, or that cannot be read. */
  router.post('/dev/tools/:client', json, (req, res) => {
    const tool = state.tools.get(req.params.client);
    if (!tool) return refuse(res, { field: 'client', message: 'is unknown' });
    const jwksUri = readText(readBody(req), 'jwksUri') ?? '';
    if (!URL.canParse(jwksUri)) return refuse(res, { field: 'jwksUri', message: 'must be a web address' });
    tool.jwksUri = jwksUri;
    res.json(tool);
  });

  /** `{link}`: a registration token, with the address to open it at. */
  router.post('/dev/registration-tokens', json, (req, res) => {
    const link = readText(readBody(req), 'link') ?? `${settings.toolUrl}/lti/register`;
    if (!URL.canParse(link)) return refuse(res, { field: 'link', message: 'must be a web address' });
    const token = createRegistrationToken(state);
    res.json({
      token,
      url: toRegistrationUrl(link, { issuer: settings.issuer, behaviour: state.behaviour, token }),
    });
  });
  return router;
}
