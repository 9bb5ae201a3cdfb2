import { fileURLToPath } from 'node:url';
import express, { type Request, type Router } from 'express';
import { findInstallation, removeActivity, resetCourse, resetGrades } from './courses.ts';
import type { PlatformKey } from './keys.ts';
import { setMember } from './members.ts';
import { MEMBER_STATUSES } from './model.ts';
import { onlyOwnForms } from './page-headers.ts';
import { toActivityPage } from './pages/activity.ts';
import { toCoursePath } from './pages/addresses.ts';
import { listPickers, toContentPicker, toPickTool } from './pages/content-picker.ts';
import { toCoursePage } from './pages/course.ts';
import { toGradebook, toReviewPage } from './pages/gradebook.ts';
import { toDeniedPage, type View } from './pages/layout.ts';
import { readFilter, toMessages } from './pages/messages.ts';
import { toPeoplePage } from './pages/people.ts';
import { toStorageFrame } from './pages/storage.ts';
import { mayTeach } from './rights.ts';
import { signIn, signOut } from './services/sign-in.ts';
import type { Settings } from './settings.ts';
import { createBehaviourSite } from './site-behaviour.ts';
import { createToolsSite } from './site-tools.ts';
import { createViews, goTo, readField } from './site-view.ts';
import type { State } from './state.ts';

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));
const HEARTBEAT_MS = 20_000;
const TEACHERS_ONLY = 'Only the teachers of a course change it. Switch to Iris Lund to try it.';

/** The pages of the platform. */
export function createSite(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  const { page, act, pickCourse } = createViews(state);
  const form = express.urlencoded({ extended: false });
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
  router.get(
    '/line-items/:id/review/:user',
    page((view, req, res) => {
      const lineItem = state.lineItems.get(String(req.params.id));
      const student = state.users.get(String(req.params.user));
      const course = lineItem && state.courses.get(lineItem.courseKey);
      if (!mayTeach(view.user)) return toDeniedPage(view, TEACHERS_ONLY);
      if (lineItem && student && course) return toReviewPage({ ...view, course }, lineItem, student);
      return goTo(res, '/gradebook');
    }),
  );

  /** Content pickers: the only tool of a course needs no choice. */
  router.get(
    '/courses/:course/add',
    page((view, _req, res) => {
      if (!mayTeach(view.user)) return toDeniedPage(view, TEACHERS_ONLY);
      const [only, ...others] = listPickers(view);
      if (!only || others.length > 0) return toPickTool(view);
      return goTo(res, `/courses/${view.course.key}/add/${only.deployment.key}`);
    }),
  );
  router.get(
    '/courses/:course/add/:deployment',
    page((view, req, res) => {
      if (!mayTeach(view.user)) return toDeniedPage(view, TEACHERS_ONLY);
      const key = String(req.params.deployment);
      const installation = view.course.deployments.includes(key) ? findInstallation(state, key) : undefined;
      if (installation) return toContentPicker(view, installation);
      return goTo(res, toCoursePath(view.course, 'add'));
    }),
  );

  const teach = (change: (view: View, req: Request) => string) =>
    act((view, req, res) => {
      if (!mayTeach(view.user)) return void res.status(403).send(toDeniedPage(view, TEACHERS_ONLY));
      res.redirect(303, change(view, req));
    });
  router.post(
    '/activities/:id/remove',
    teach((_view, req) => {
      const activity = state.activities.get(String(req.params.id));
      const course = activity && state.courses.get(activity.courseKey);
      if (activity) removeActivity(state, activity.id);
      return course ? toCoursePath(course) : '/';
    }),
  );
  router.post(
    '/courses/:course/reset',
    teach(({ course }) => {
      resetCourse(state, course);
      return toCoursePath(course);
    }),
  );
  router.post(
    '/courses/:course/reset-grades',
    teach(({ course }) => {
      resetGrades(state, course);
      return toCoursePath(course, 'gradebook');
    }),
  );
  router.post(
    '/courses/:course/members/:user',
    form,
    teach(({ course }, req) => {
      const status = MEMBER_STATUSES.find((known) => known === readField(req, 'status'));
      const userId = String(req.params.user);
      if (status && course.members.has(userId)) setMember(state, course, userId, status);
      return toCoursePath(course, 'people');
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
