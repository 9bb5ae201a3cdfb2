import express, { type Request, type Response, type Router } from 'express';
import { changeBehaviour, type FieldFault, resetBehaviour } from '../behaviour/change.ts';
import { applyPreset, isPreset, PRESETS } from '../behaviour/presets.ts';
import { addCourse, addDeployment } from '../courses.ts';
import type { PlatformKey } from '../keys.ts';
import { addStudents, setMember } from '../members.ts';
import { type Course, MEMBER_STATUSES } from '../model.ts';
import { createRegistrationToken, toRegistrationUrl } from '../registration/tools.ts';
import { FIRST_COURSE, FIRST_DEPLOYMENT } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import { resetState, type State } from '../state.ts';
import { createDevFaults } from './dev-faults.ts';

type Body = Record<string, unknown>;

const MAX_STUDENTS = 100_000;

const toList = (values: Iterable<object>) => [...values];
const refuse = (res: Response, ...faults: FieldFault[]) => void res.status(400).json({ errors: faults });
const readBody = (req: Request): Body => (req.body ?? {}) as Body;
const readText = (body: Body, name: string): string | undefined =>
  typeof body[name] === 'string' && body[name] !== '' ? body[name] : undefined;

/** For tests: what was received, and every switch of the Behaviour page. Nothing here asks who calls. */
export function createDevService(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  const json = express.json();
  router.use(createDevFaults(state));

  router.get('/dev/scores.json', (_req, res) => void res.json(state.scores));
  router.get('/dev/messages.json', (_req, res) => void res.json(state.messages));
  router.get('/dev/activities.json', (_req, res) => void res.json(toList(state.activities.values())));
  router.get('/dev/line-items.json', (_req, res) => void res.json(toList(state.lineItems.values())));
  router.get('/dev/tools.json', (_req, res) => {
    res.json({ tools: toList(state.tools.values()), deployments: toList(state.deployments.values()) });
  });
  router.get('/dev/courses.json', (_req, res) => {
    res.json(
      [...state.courses.values()].map((course) => ({ ...course, members: [...course.members.values()] })),
    );
  });
  router.get('/dev/grades.json', (_req, res) => {
    const rows = [...state.grades].map(([key, grade]) => {
      const [lineItemId, userId] = key.split(' ');
      return { lineItemId, userId, ...grade };
    });
    res.json(rows);
  });

  /** Back to the sample data and to the switches of the start. */
  router.post('/dev/reset', (_req, res) => {
    resetState(state, settings);
    res.json({});
  });

  /** `{personalData: "absent", storage: "frame"}`: the given switches, all or none of them. */
  router.get('/dev/behaviour', (_req, res) => void res.json(state.behaviour));
  router.post('/dev/behaviour', json, (req, res) => {
    const faults = changeBehaviour(state.behaviour, req.body);
    if (faults.length > 0) return refuse(res, ...faults);
    res.json(state.behaviour);
  });
  router.delete('/dev/behaviour', (_req, res) => {
    resetBehaviour(state.behaviour);
    res.json(state.behaviour);
  });
  router.get('/dev/presets.json', (_req, res) => void res.json(PRESETS));
  router.post('/dev/behaviour/presets/:name', (req, res) => {
    const { name } = req.params;
    if (!isPreset(name))
      return refuse(res, { field: 'name', message: `must be one of ${Object.keys(PRESETS).join(', ')}` });
    applyPreset(state.behaviour, name);
    res.json(state.behaviour);
  });
  router.post('/dev/storage', json, (req, res) => {
    const on = readBody(req).on === true;
    state.behaviour.storage = on ? 'parent' : 'none';
    res.json({ on });
  });
  /** `{publishOld: false}`: a new key, without the old one in the key set. */
  router.post('/dev/keys/rotate', json, async (req, res) => {
    await key.rotate({ publishOld: readBody(req).publishOld !== false });
    res.json(key.publicSet);
  });

  const findCourse = (body: Body): Course | undefined =>
    state.courses.get(readText(body, 'course') ?? FIRST_COURSE);

  /** `{count: 500}`: made-up students; `{userId, status}`: a member's status. Both with `course`, or in the first one. */
  router.post('/dev/members', json, (req, res) => {
    const body = readBody(req);
    const course = findCourse(body);
    if (!course) return refuse(res, { field: 'course', message: 'is unknown' });
    const { count, userId } = body;
    const status = MEMBER_STATUSES.find((known) => known === body.status);
    if (count !== undefined) {
      if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_STUDENTS)
        return refuse(res, { field: 'count', message: `must be a whole number from 1 to ${MAX_STUDENTS}` });
      return void res.json({ userIds: addStudents(state, course, Number(count)) });
    }
    if (typeof userId !== 'string' || !state.users.has(userId))
      return refuse(res, { field: 'userId', message: 'is unknown' });
    if (!status)
      return refuse(res, { field: 'status', message: `must be one of ${MEMBER_STATUSES.join(', ')}` });
    setMember(state, course, userId, status);
    res.json(course.members.get(userId));
  });

  /** `{title, contextId, deployment}`: another course; its context id may be one that is taken. */
  router.post('/dev/courses', json, (req, res) => {
    const body = readBody(req);
    const deploymentKey = readText(body, 'deployment') ?? FIRST_DEPLOYMENT;
    if (!state.deployments.has(deploymentKey))
      return refuse(res, { field: 'deployment', message: 'is unknown' });
    const contextId = readText(body, 'contextId');
    const title = readText(body, 'title') ?? 'Another course';
    const rest = contextId === undefined ? {} : { contextId };
    const { members, ...course } = addCourse(state, settings, {
      title,
      deploymentKey,
      hasSamples: true,
      ...rest,
    });
    res.json({ ...course, members: [...members.values()] });
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

  /** `{onlyFor: ["u-101"]}`: an activity for some students. */
  router.post('/dev/activities/:id', json, (req, res) => {
    const activity = state.activities.get(req.params.id);
    if (!activity) return refuse(res, { field: 'id', message: 'is unknown' });
    const { onlyFor } = readBody(req);
    const isList = Array.isArray(onlyFor) && onlyFor.every((id) => state.users.has(String(id)));
    if (onlyFor !== null && !isList)
      return refuse(res, { field: 'onlyFor', message: 'must be a list of user ids, or null' });
    activity.onlyFor = isList ? onlyFor.map(String) : undefined;
    res.json(activity);
  });
  return router;
}
