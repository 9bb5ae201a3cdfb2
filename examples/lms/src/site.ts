import { fileURLToPath } from 'node:url';
import express, { type Request, type Response, type Router } from 'express';
import { toActivityPage, toCoursePage, toSignIn } from './pages/course.ts';
import { toGradebook } from './pages/gradebook.ts';
import { toMessages } from './pages/messages.ts';
import { findActivity, findUser, type User } from './sample-data.ts';
import { readUser, signIn, signOut } from './services/sign-in.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));
const HEARTBEAT_MS = 20_000;

/** The pages of the platform. */
export function createSite(settings: Settings, state: State): Router {
  const router = express.Router();
  const toolOrigin = new URL(settings.toolUrl).origin;
  router.use('/static', express.static(publicFolder, { index: false }));
  router.use((_req, res, next) => {
    res.set({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self' ${toolOrigin}; form-action 'self' ${toolOrigin}; base-uri 'none'; frame-ancestors 'self' ${toolOrigin}`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    next();
  });

  /** A page for a signed-in user; others choose a user first. */
  const forUser =
    (show: (user: User, req: Request, res: Response) => string | undefined) =>
    (req: Request, res: Response) => {
      const user = readUser(state, req);
      const page = user ? show(user, req, res) : toSignIn();
      if (page !== undefined) res.send(page);
    };
  const form = express.urlencoded({ extended: false });

  router.get(
    '/',
    forUser((user) => toCoursePage(state, user)),
  );
  router.get(
    '/gradebook',
    forUser((user) => toGradebook(state, user)),
  );
  router.get(
    '/messages',
    forUser((user) => toMessages(settings, state, user)),
  );
  router.get(
    '/activities/:id',
    forUser((user, req, res) => {
      const activity = findActivity(String(req.params.id));
      if (activity) return toActivityPage(settings, state, user, activity);
      res.redirect(303, '/');
      return undefined;
    }),
  );
  router.post('/sign-in', form, (req, res) => {
    const user = findUser(String((req.body as { user?: unknown } | undefined)?.user));
    if (user) signIn(state, res, settings.issuer, user);
    res.redirect(303, '/');
  });
  router.post('/sign-out', (req, res) => {
    signOut(state, req, res);
    res.redirect(303, '/');
  });
  router.post('/storage', (_req, res) => {
    state.hasStorage = !state.hasStorage;
    res.redirect(303, '/messages');
  });

  /** Notifies open pages of a change; they reload themselves. */
  router.get('/events', (req, res) => {
    res.set({ 'content-type': 'text/event-stream' }).flushHeaders();
    const notify = () => res.write('data: change\n\n');
    const beat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
    state.changes.on('change', notify);
    req.on('close', () => {
      clearInterval(beat);
      state.changes.off('change', notify);
    });
  });
  return router;
}
