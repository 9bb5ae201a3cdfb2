import express, { type Router } from 'express';
import { toLineItemUrl } from '../addresses.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { findScoreFault, storeScore } from '../grades/store-score.ts';
import { SCOPE } from '../scopes.ts';
import type { Settings } from '../settings.ts';
import { type State, toGradeKey } from '../state.ts';
import { enterLineItem, onlyType } from './grade-entry.ts';
import { takePage, toLink } from './paging.ts';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const RESULTS_TYPE = 'application/vnd.ims.lis.v2.resultcontainer+json';

/** Scores and results of a line item. @see AGS 3.3, 3.4 */
export function createScoreService({ issuer }: Settings, state: State): Router {
  const router = express.Router();
  const base = '/lti/contexts/:course/line-items/:id';

  router.get(`${base}/results`, injectFaults(state, 'results'), (req, res) => {
    const entry = enterLineItem(state, req, res, [SCOPE.resultReadonly]);
    if (!entry) return;
    const { lineItem, course } = entry;
    const wanted = req.query.user_id;
    const address = toLineItemUrl(state.behaviour, issuer, lineItem);
    const all = [...course.members.keys()]
      .filter((userId) => wanted === undefined || wanted === userId)
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
            userId,
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
    res.type(RESULTS_TYPE).send(JSON.stringify(page.items));
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
      const body = (req.body ?? {}) as Record<string, unknown>;
      const fault = findScoreFault(state, lineItem, body);
      const status = fault?.status ?? Number(state.behaviour.scoreStatus);
      state.note({
        direction: 'from the tool',
        kind: 'Score',
        status,
        content: { activity: lineItem.label, ...body, ...(fault ? { refused: fault } : {}) },
      });
      if (fault) {
        const { field, message } = fault;
        return void res.status(status).json({ error: `${field} ${message}`, field });
      }
      storeScore(state, lineItem, body);
      if (status === 204) res.status(204).end();
      else res.status(status).json({});
    },
  );
  return router;
}
