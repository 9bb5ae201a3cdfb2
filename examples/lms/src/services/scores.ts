import express, { type Router } from 'express';
import { toLineItemUrl } from '../addresses.ts';
import { answerFault, injectFaults } from '../faults/inject-faults.ts';
import { findScoreFault, storeScore } from '../grades/store-score.ts';
import { findOwnId, toSentId } from '../ids.ts';
import type { Course } from '../model.ts';
import { SCOPE } from '../scopes.ts';
import type { Settings } from '../settings.ts';
import { type State, toGradeKey } from '../state.ts';
import { enterLineItem, onlyType } from './grade-entry.ts';
import { takePage, toLink } from './paging.ts';
import { sendJson } from './send-json.ts';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const RESULTS_TYPE = 'application/vnd.ims.lis.v2.resultcontainer+json';

/** Scores and results of a line item. @see AGS 3.3, 3.4 */
export function createScoreService({ issuer }: Settings, state: State): Router {
  const router = express.Router();
  const base = '/lti/contexts/:course/line-items/:id';

  const findMember = ({ members }: Course, sent: string) =>
    findOwnId(state.behaviour, 'person', { sent, known: members.keys() });

  /** With the id that the person has here; empty for nobody of the course. */
  function readScore(course: Course, score: Record<string, unknown>): Record<string, unknown> {
    const { userId } = score;
    return typeof userId === 'string' ? { ...score, userId: findMember(course, userId) ?? '' } : score;
  }

  /** Whether a call is the first of its person and column, and so one too many. */
  function findLimit(lineItemId: string, userId: unknown): '403' | '429' | undefined {
    const { rateLimit } = state.behaviour;
    const call = toGradeKey(lineItemId, String(userId));
    if (rateLimit === 'none' || state.limitedOnce.has(call)) return undefined;
    state.limitedOnce.add(call);
    return rateLimit;
  }

  router.get(`${base}/results`, injectFaults(state, 'results'), (req, res) => {
    const entry = enterLineItem(state, req, res, [SCOPE.resultReadonly]);
    if (!entry) return;
    const { lineItem, course } = entry;
    const { user_id } = req.query;
    const wanted = typeof user_id === 'string' ? findMember(course, user_id) : undefined;
    const address = toLineItemUrl(state.behaviour, issuer, lineItem);
    const all = [...course.members.keys()]
      .filter((userId) => user_id === undefined || wanted === userId)
      .flatMap((userId) => {
        const grade = state.grades.get(toGradeKey(lineItem.id, userId));
        if (!grade) return [];
        const result = new URL(address);
        result.pathname += `/results/${userId}`;
        const { score, maximum, comment } = grade;
        return [
          {
            id: result.href,
            scoreOf: address,
            userId: toSentId(state.behaviour, 'person', userId),
            resultScore: score,
            resultMaximum: maximum,
            comment,
          },
        ];
      });
    const page = takePage(req, res, { all, max: state.behaviour.lineItemPageSize });
    if (!page) return;
    if (page.next) res.set('link', toLink(issuer + page.next, 'next'));
    state.note({ direction: 'from the tool', kind: 'Results', status: 200, content: page.items });
    sendJson(state, res, page.items, RESULTS_TYPE);
  });

  router.post(
    `${base}/scores`,
    injectFaults(state, 'score'),
    onlyType(SCORE_TYPE),
    express.json({ type: SCORE_TYPE }),
    (req, res) => {
      const entry = enterLineItem(state, req, res, [SCOPE.score]);
      if (!entry) return;
      const { lineItem } = entry;
      const given = (req.body ?? {}) as Record<string, unknown>;
      const body = readScore(entry.course, given);
      const note = (status: number, refused?: object | string) =>
        state.note({
          direction: 'from the tool',
          kind: 'Score',
          status,
          content: { activity: lineItem.label, ...given, ...(refused === undefined ? {} : { refused }) },
        });
      const limit = findLimit(lineItem.id, body.userId);
      if (limit !== undefined) {
        note(Number(limit), 'one call too many');
        const answer = limit === '403' ? '403-rate' : 429;
        return answerFault(answer, res, state.faults.score.retryAfterSeconds);
      }
      const fault = findScoreFault(state, lineItem, body);
      const status = fault?.status ?? Number(state.behaviour.scoreStatus);
      note(status, fault);
      if (fault) {
        const { field, message } = fault;
        return void res.status(status).json({ error: `${field} ${message}`, field });
      }
      storeScore(state, lineItem, body);
      if (status === 204) res.status(204).end();
      else sendJson(state, res.status(status), {});
    },
  );
  return router;
}
