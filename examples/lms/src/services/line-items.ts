import express, { type Router } from 'express';
import { toLineItemUrl } from '../addresses.ts';
import { listActivities, listLineItems, removeLineItem } from '../courses.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { type LineItemFields, readLineItemFields } from '../grades/read-line-item.ts';
import { findOwnId, toSentId } from '../ids.ts';
import type { Course, LineItem } from '../model.ts';
import { SCOPE } from '../scopes.ts';
import type { Settings } from '../settings.ts';
import { createId, type State } from '../state.ts';
import { coversDeployment } from './access.ts';
import { type CourseEntry, enterCourse, enterLineItem, LINE_ITEM_TYPE, onlyType } from './grade-entry.ts';
import { takePage, toLink } from './paging.ts';
import { sendJson } from './send-json.ts';

const CONTAINER_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const READ = [SCOPE.lineItem, SCOPE.lineItemReadonly];
const WRITE = [SCOPE.lineItem];
const FILTERS = [
  ['resource_link_id', 'resourceLinkId'],
  ['resource_id', 'resourceId'],
  ['tag', 'tag'],
] as const;

/** The line items of a course. @see AGS 3.2 */
export function createLineItemService({ issuer }: Settings, state: State): Router {
  const router = express.Router();
  const base = '/lti/contexts/:course/line-items';
  const [onlyLineItems, json] = [onlyType(LINE_ITEM_TYPE), express.json({ type: LINE_ITEM_TYPE })];

  const toWire = (lineItem: LineItem) => {
    const { courseKey: _course, deploymentKey: _deployment, isSample: _isSample, ...fields } = lineItem;
    const { resourceLinkId } = fields;
    return {
      ...fields,
      id: toLineItemUrl(state.behaviour, issuer, lineItem),
      ...(resourceLinkId === undefined
        ? {}
        : { resourceLinkId: toSentId(state.behaviour, 'link', resourceLinkId) }),
    };
  };
  /** The link that a tool names by the id that it was sent. */
  function findLinkId(course: Course, sent: unknown): string | undefined {
    if (typeof sent !== 'string') return undefined;
    const known = listActivities(state, course).map(({ id }) => id);
    return findOwnId(state.behaviour, 'link', { sent, known });
  }
  const note = (kind: string, status: number, content: unknown) =>
    state.note({ direction: 'from the tool', kind, status, content });
  router.use(base, (req, res, next) => {
    // Scores and results fail on their own switches.
    if (/\/(scores|results)$/.test(req.path)) return next();
    return injectFaults(state, 'lineItems')(req, res, next);
  });

  router.get(base, (req, res) => {
    const entry = enterCourse(state, req, res, READ);
    if (!entry) return;
    const link = findLinkId(entry.course, req.query.resource_link_id);
    const wanted: Record<string, unknown> = { ...req.query, resource_link_id: link ?? null };
    const all = listLineItems(state, entry.course).filter(
      (item) =>
        coversDeployment(state, entry.token, item.deploymentKey) &&
        FILTERS.every(([query, field]) => req.query[query] === undefined || item[field] === wanted[query]),
    );
    const page = takePage(req, res, { all, max: state.behaviour.lineItemPageSize });
    if (!page) return;
    if (page.next) res.set('link', toLink(issuer + page.next, 'next'));
    note('Line items: list', 200, { query: req.query, given: page.items.length, of: all.length });
    sendJson(state, res, page.items.map(toWire), CONTAINER_TYPE);
  });

  /** The deployment that a new line item is of: the one of its link, or the first that the token covers. */
  function findDeployment({ course, token }: CourseEntry, { resourceLinkId }: LineItemFields) {
    const keys = course.deployments.filter((key) => coversDeployment(state, token, key));
    if (resourceLinkId === undefined) return keys[0];
    const activity = state.activities.get(resourceLinkId);
    return activity?.courseKey === course.key
      ? keys.find((key) => key === activity.deploymentKey)
      : undefined;
  }

  router.post(base, onlyLineItems, json, (req, res) => {
    const entry = enterCourse(state, req, res, WRITE);
    if (!entry) return;
    const given = readLineItemFields(req.body);
    const resourceLinkId = findLinkId(entry.course, given.resourceLinkId) ?? given.resourceLinkId;
    const fields = { ...given, ...(resourceLinkId === undefined ? {} : { resourceLinkId }) };
    const deploymentKey = findDeployment(entry, fields);
    // AGS 3.2.9: a line item can only be coupled to a link of this tool in this course.
    if (deploymentKey === undefined) return void res.status(404).json({ error: 'no such resource link' });
    const place = { id: createId(state, 'item-'), courseKey: entry.course.key, deploymentKey };
    const lineItem = { ...fields, ...place, isSample: false };
    state.lineItems.set(lineItem.id, lineItem);
    const made = toWire(lineItem);
    note('Line items: create', 201, made);
    sendJson(state, res.status(201).location(made.id), made, LINE_ITEM_TYPE);
  });

  router.get(`${base}/:id`, (req, res) => {
    const entry = enterLineItem(state, req, res, READ);
    if (!entry) return;
    note('Line items: read', 200, toWire(entry.lineItem));
    sendJson(state, res, toWire(entry.lineItem), LINE_ITEM_TYPE);
  });

  router.put(`${base}/:id`, onlyLineItems, json, (req, res) => {
    const entry = enterLineItem(state, req, res, WRITE);
    if (!entry) return;
    const { resourceLinkId: _link, ...fields } = readLineItemFields(req.body);
    const { id, courseKey, deploymentKey, isSample, resourceLinkId } = entry.lineItem;
    // AGS 3.2.10: what is left out goes; its id and its link stay.
    const changed: LineItem = {
      ...fields,
      id,
      courseKey,
      deploymentKey,
      isSample,
      ...(resourceLinkId === undefined ? {} : { resourceLinkId }),
    };
    state.lineItems.set(id, changed);
    note('Line items: change', 200, toWire(changed));
    sendJson(state, res, toWire(changed), LINE_ITEM_TYPE);
  });

  router.delete(`${base}/:id`, (req, res) => {
    const entry = enterLineItem(state, req, res, WRITE);
    if (!entry) return;
    const { id, label, isSample } = entry.lineItem;
    note('Line items: delete', isSample ? 403 : 204, { label });
    // As Moodle: a tool deletes the line items that it made, not those of the platform.
    if (isSample) return void res.status(403).json({ error: 'the platform made this line item' });
    removeLineItem(state, id);
    res.status(204).end();
  });
  return router;
}
