import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBrowserFile } from '@drawbridge/browser-files';
import express, { type Router } from 'express';
import type { PlatformKey } from './keys.ts';
import { onlyOwnForms } from './page-headers.ts';
import { toActivityPage } from './pages/activity.ts';
import { toCoursePath } from './pages/addresses.ts';
import { toCoursePage } from './pages/course.ts';
import { toGradebook } from './pages/gradebook.ts';
import { readFilter, toMessages } from './pages/messages.ts';
import { toPeoplePage } from './pages/people.ts';
import { toStorageFrame } from './pages/storage.ts';
import { signIn, signOut } from './services/sign-in.ts';
import type { Settings } from './settings.ts';
import { createBehaviourSite } from './site-behaviour.ts';
import { createCoursesSite } from './site-courses.ts';
import { createToolsSite } from './site-tools.ts';
import { createViews, goTo, readField } from './site-view.ts';
import type { State } from './state.ts';

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));
const browserFolder = new URL('./browser/', import.meta.url);
/** Addresses of the scripts, below `/static`: `x.ts` is served as `x.js`. */
const SCRIPTS = readdirSync(browserFolder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, '.js'));
const HEARTBEAT_MS = 20_000;

/** The pages of the platform. */
export function createSite(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  const { page, pickCourse } = createViews(state);
  const form = express.urlencoded({ extended: false });
  for (const name of SCRIPTS)
    router.get(`/static/${name}`, async (_req, res) => {
      const body = await readBrowserFile(new URL(name, browserFolder));
      res.set('content-type', 'text/javascript; charset=utf-8').send(body);
    });
  router.use('/static', express.static(publicFolder, { index: false }));
  router.use(onlyOwnForms);

  router.get(['/', '/courses/:course'], page(toCoursePage));
  router.get(['/gradebook', '/courses/:course/gradebook'], page(toGradebook));
  router.get(['/people', '/courses/:course/people'], page(toPeoplePage));
  router.get(
    '/messages',
    page((view, req) => toMessages(view, settings, readFilter(req.query))),
  );
  router.get(
    '/activities/:id',
    page((view, req, res) => {
      const activity = state.activities.get(String(req.params.id));
      const course = activity && state.courses.get(activity.courseKey);
      if (activity && course) return toActivityPage({ ...view, course }, activity);
      return goTo(res, '/');
    }),
  );

  router.post('/sign-in', form, (req, res) => {
    const user = state.users.get(readField(req, 'user'));
    if (user) signIn(state, res, settings.issuer, user);
    res.redirect(303, toCoursePath(pickCourse(req)));
  });
  router.post('/sign-out', (req, res) => {
    signOut(state, req, res);
    res.redirect(303, '/');
  });
  router.get('/lti/storage', (_req, res) => void res.send(toStorageFrame(state)));
  router.use(createCoursesSite(state));
  router.use(createToolsSite(settings, state));
  router.use(createBehaviourSite(settings, state, key));

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
