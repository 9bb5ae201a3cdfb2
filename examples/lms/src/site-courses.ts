import express, { type Request, type Router } from 'express';
import { findInstallation, removeActivity, resetCourse, resetGrades } from './courses.ts';
import { setMember } from './members.ts';
import { MEMBER_STATUSES } from './model.ts';
import { toCoursePath } from './pages/addresses.ts';
import { listPickers, toContentPicker, toPickTool } from './pages/content-picker.ts';
import { toReviewPage } from './pages/gradebook.ts';
import { toDeniedPage, type View } from './pages/layout.ts';
import { mayTeach } from './rights.ts';
import { createViews, goTo, readField } from './site-view.ts';
import type { State } from './state.ts';

const TEACHERS_ONLY = 'Only the teachers of a course change it. Switch to Iris Lund to try it.';

/** The pages of the teachers of a course. */
function createTeacherPages(state: State): Router {
  const router = express.Router();
  const { page } = createViews(state);
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
  return router;
}

/** What the teachers of a course change. */
function createCourseChanges(state: State): Router {
  const router = express.Router();
  const { act } = createViews(state);
  const form = express.urlencoded({ extended: false });
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
  return router;
}

/** What only the teachers of a course may open. */
export function createCoursesSite(state: State): Router {
  const router = express.Router();
  router.use(createTeacherPages(state));
  router.use(createCourseChanges(state));
  return router;
}
