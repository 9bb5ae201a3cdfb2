import express, { type Request, type Response, type Router } from 'express';
import { ACTIVITIES, type Activity, COURSE, findActivity, findUser, STUDENTS } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import type { Fault, ReceivedScore, State } from '../state.ts';
import { AGS, toLineItemUrl } from './launch-claims.ts';
import { hasScope } from './tokens.ts';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
export const LINE_ITEM_MAXIMUM = 100;

/** What is wrong with a score, or undefined. @see AGS 3.4 */
function findFault(
  state: State,
  activity: Activity,
  body: Record<string, unknown>,
): [number, string] | undefined {
  const { userId, timestamp, activityProgress, gradingProgress, scoreGiven, scoreMaximum } = body;
  if (typeof userId !== 'string' || findUser(userId)?.role !== 'student')
    return [400, 'this user is not graded here'];
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return [400, 'no timestamp'];
  if (typeof activityProgress !== 'string' || typeof gradingProgress !== 'string')
    return [400, 'no progress'];
  if (scoreGiven !== undefined && !(typeof scoreGiven === 'number' && scoreGiven >= 0))
    return [400, 'scoreGiven'];
  if (scoreGiven !== undefined && !(typeof scoreMaximum === 'number' && scoreMaximum > 0))
    return [400, 'scoreMaximum'];
  const last = state.latestScore(activity.id, userId);
  // AGS 3.4.4: a score must be later than the one before it.
  if (last && Date.parse(last.timestamp) >= Date.parse(timestamp))
    return [409, 'not later than the last score'];
  return undefined;
}

/** Line items, scores and results of the course. @see Assignment and Grade Services 2.0 */
export function createGradeService({ issuer }: Settings, state: State): Router {
  const router = express.Router();
  const base = `/lti/contexts/${COURSE.id}/line-items`;
  const toLineItem = (activity: Activity) => ({
    id: toLineItemUrl(issuer, activity.id),
    label: activity.title,
    scoreMaximum: LINE_ITEM_MAXIMUM,
    resourceLinkId: activity.id,
  });
  const graded = ACTIVITIES.filter(({ isGraded }) => isGraded);

  /** The graded activity of the address, if the call may use it. */
  function enter(req: Request<{ id?: string }>, res: Response, scope: string): Activity | undefined {
    if (!hasScope(state, req, `${AGS}scope/${scope}`)) {
      res.status(401).json({ error: 'invalid_token' });
      return undefined;
    }
    const activity = findActivity(req.params.id ?? '');
    if (activity?.isGraded) return activity;
    res.status(404).json({ error: 'no such line item' });
    return undefined;
  }

  router.get(base, (req, res) => {
    if (!hasScope(state, req, `${AGS}scope/lineitem.readonly`))
      return void res.status(401).json({ error: 'invalid_token' });
    res
      .type('application/vnd.ims.lis.v2.lineitemcontainer+json')
      .send(JSON.stringify(graded.map(toLineItem)));
  });
  router.get(`${base}/:id`, (req, res) => {
    const activity = enter(req, res, 'lineitem.readonly');
    if (activity)
      res.type('application/vnd.ims.lis.v2.lineitem+json').send(JSON.stringify(toLineItem(activity)));
  });
  router.get(`${base}/:id/results`, (req, res) => {
    const activity = enter(req, res, 'result.readonly');
    if (!activity) return;
    const results = STUDENTS.flatMap(({ id }) => {
      const score = state.latestScore(activity.id, id);
      return score ? [{ userId: id, resultScore: score.scoreGiven, resultMaximum: score.scoreMaximum }] : [];
    });
    res.type('application/vnd.ims.lis.v2.resultcontainer+json').send(JSON.stringify(results));
  });

  /** Fails as a test ordered; true when it did. */
  function failOnPurpose(fault: Fault | undefined, res: Response): boolean {
    if (fault === undefined) return false;
    state.note({ direction: 'from the tool', kind: 'Score', content: { failedOnPurpose: fault } });
    if (fault === 429) res.status(429).set('retry-after', '2').json({ error: 'slow down' });
    if (fault === 500) res.status(500).json({ error: 'failed on purpose' });
    return true;
  }

  router.post(`${base}/:id/scores`, express.json({ type: SCORE_TYPE }), (req, res) => {
    if (failOnPurpose(state.faults.shift(), res)) return;
    const activity = enter(req, res, 'score');
    if (!activity) return;
    const body = (req.body ?? {}) as Record<string, unknown>;
    const fault = findFault(state, activity, body);
    state.note({
      direction: 'from the tool',
      kind: 'Score',
      status: fault?.[0] ?? 200,
      content: { activity: activity.title, ...body },
    });
    if (fault) return void res.status(fault[0]).json({ error: fault[1] });
    state.scores.push({
      ...(body as unknown as ReceivedScore),
      activityId: activity.id,
      receivedAt: new Date().toISOString(),
    });
    state.changes.emit('change');
    res.status(200).json({});
  });
  return router;
}
