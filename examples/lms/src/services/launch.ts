import express, { type Request, type Response, type Router } from 'express';
import { SIGN_IN_PATHS } from '../addresses.ts';
import type { PlatformKey } from '../keys.ts';
import { beginLaunch, findClosed, findParts } from '../launch/launches.ts';
import type { Launch } from '../model.ts';
import { mayTeach } from '../rights.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { createAuthenticate } from './authentication.ts';
import { sendLogin } from './login-initiation.ts';
import { readUser } from './sign-in.ts';

const isFramed = (req: Request): boolean => req.query.in !== 'tab';

/** Login initiation and the authentication response. @see Security Framework 5.1.1 */
export function createLaunchService(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();

  function start(res: Response, wanted: Omit<Launch, 'hint' | 'wasAnswered'>): void {
    const parts = findParts(state, beginLaunch(state, wanted));
    if (parts) sendLogin(res, settings, state, parts);
    else res.redirect(303, '/');
  }

  router.get('/activities/:id/launch', (req, res) => {
    const user = readUser(state, req);
    const activity = state.activities.get(req.params.id);
    if (!user || activity?.type !== 'ltiResourceLink') return res.redirect(303, '/');
    if (findClosed(state, activity, user)) return res.redirect(303, `/activities/${activity.id}`);
    const { courseKey, deploymentKey } = activity;
    const place = { courseKey, deploymentKey, inFrame: isFramed(req) };
    start(res, { kind: 'link', userId: user.id, activityId: activity.id, ...place });
  });

  /** Deep Linking 2.0 4.4: the content picker of a tool. */
  router.get('/courses/:course/add/:deployment/launch', (req, res) => {
    const user = readUser(state, req);
    const course = state.courses.get(req.params.course);
    const isOffered = course?.deployments.includes(req.params.deployment);
    if (!user || !course || !isOffered || !mayTeach(user)) return res.redirect(303, '/');
    const place = { courseKey: course.key, deploymentKey: req.params.deployment, inFrame: isFramed(req) };
    start(res, { kind: 'deep linking', userId: user.id, ...place });
  });

  /** LTI core 5.4.7, Submission Review 1.0: one cell of the gradebook. */
  router.get('/line-items/:id/review/:user/launch', (req, res) => {
    const user = readUser(state, req);
    const lineItem = state.lineItems.get(req.params.id);
    if (!user || !lineItem || !mayTeach(user)) return res.redirect(303, '/gradebook');
    const { courseKey, deploymentKey, resourceLinkId } = lineItem;
    start(res, {
      kind: 'review',
      userId: user.id,
      courseKey,
      deploymentKey,
      ...(resourceLinkId === undefined ? {} : { activityId: resourceLinkId }),
      lineItemId: lineItem.id,
      forUserId: req.params.user,
      inFrame: isFramed(req),
    });
  });

  const authenticate = createAuthenticate(settings, state, key);
  const addresses = Object.values(SIGN_IN_PATHS);
  router.get(addresses, authenticate);
  router.post(addresses, express.urlencoded({ extended: false }), authenticate);
  return router;
}
