import express, { type Request, type Response, type Router } from 'express';
import { addCourse } from '../courses.ts';
import { addStudents, setMember } from '../members.ts';
import { type Course, MEMBER_STATUSES } from '../model.ts';
import { FIRST_COURSE, FIRST_DEPLOYMENT } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { type Body, readBody, readText, refuse } from './dev-body.ts';

const MAX_STUDENTS = 100_000;

const findCourse = (state: State, body: Body): Course | undefined =>
  state.courses.get(readText(body, 'course') ?? FIRST_COURSE);

/** Made-up students. */
function addCount(res: Response, state: State, course: Course, count: unknown): void {
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_STUDENTS)
    return refuse(res, { field: 'count', message: `must be a whole number from 1 to ${MAX_STUDENTS}` });
  res.json({ userIds: addStudents(state, course, Number(count)) });
}

function changeMembers(req: Request, res: Response, state: State): void {
  const body = readBody(req);
  const course = findCourse(state, body);
  if (!course) return refuse(res, { field: 'course', message: 'is unknown' });
  const { count, userId } = body;
  if (count !== undefined) return addCount(res, state, course, count);
  if (typeof userId !== 'string' || !state.users.has(userId))
    return refuse(res, { field: 'userId', message: 'is unknown' });
  const status = MEMBER_STATUSES.find((known) => known === body.status);
  if (!status)
    return refuse(res, { field: 'status', message: `must be one of ${MEMBER_STATUSES.join(', ')}` });
  setMember(state, course, userId, status);
  res.json(course.members.get(userId));
}

/** Courses, their members and their activities. */
export function createDevCourses(settings: Settings, state: State): Router {
  const router = express.Router();
  const json = express.json();

  /** `{count: 500}`: made-up students; `{userId, status}`: a member's status. Both with `course`, or in the first one. */
  router.post('/dev/members', json, (req, res) => changeMembers(req, res, state));

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
