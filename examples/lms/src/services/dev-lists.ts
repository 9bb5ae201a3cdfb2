import express, { type Router } from 'express';
import type { State } from '../state.ts';

const toList = (values: Iterable<object>) => [...values];

/** What the platform has received and what it holds. */
export function createDevLists(state: State): Router {
  const router = express.Router();
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
  return router;
}
