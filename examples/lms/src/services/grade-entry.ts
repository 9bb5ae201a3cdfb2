import type { Request, RequestHandler, Response } from 'express';
import { TYPE_QUERY } from '../addresses.ts';
import type { Course, LineItem } from '../model.ts';
import type { AccessToken, State } from '../state.ts';
import { authorize, coversDeployment } from './access.ts';

export const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';

export interface CourseEntry {
  token: AccessToken;
  course: Course;
}
export interface LineItemEntry extends CourseEntry {
  lineItem: LineItem;
}

/** Refuses another media type than the service asks for. @see AGS 3.2.3, 3.4.1 */
export const onlyType =
  (type: string): RequestHandler =>
  (req, res, next) =>
    req.is(type) ? next() : void res.status(415).json({ error: `the content type must be ${type}` });

/** The course of the address, if the call may use the grade service there; otherwise it is answered here. */
export function enterCourse(
  state: State,
  req: Request,
  res: Response,
  scopes: readonly string[],
): CourseEntry | undefined {
  const token = authorize(state, req, res, scopes);
  if (!token) return undefined;
  const course = state.courses.get(String(req.params.course));
  const isOffered = course?.deployments.some((key) => coversDeployment(state, token, key));
  // As Moodle: an address without its query leads nowhere.
  const isWhole = !state.behaviour.lineItemQuery || req.query[TYPE_QUERY.name] === TYPE_QUERY.value;
  if (course && isOffered && isWhole) return { token, course };
  res.status(404).json({ error: isWhole ? 'no such course' : `${TYPE_QUERY.name} is missing in the query` });
  return undefined;
}

/** The line item of the address: a tool sees its own ones only. */
export function enterLineItem(
  state: State,
  req: Request,
  res: Response,
  scopes: readonly string[],
): LineItemEntry | undefined {
  const entry = enterCourse(state, req, res, scopes);
  if (!entry) return undefined;
  const lineItem = state.lineItems.get(String(req.params.id));
  const isOwn =
    lineItem?.courseKey === entry.course.key && coversDeployment(state, entry.token, lineItem.deploymentKey);
  if (lineItem && isOwn) return { ...entry, lineItem };
  res.status(404).json({ error: 'no such line item' });
  return undefined;
}
