import { randomBytes, randomUUID } from 'node:crypto';
import type { Activity, Course, Deployment, LineItem, Tool } from './model.ts';
import { createSampleActivities, enrolAll } from './sample-data.ts';
import type { Settings } from './settings.ts';
import { createId, type State } from './state.ts';

/** A deployment with its registration: who a message goes to. */
export interface Installation {
  deployment: Deployment;
  tool: Tool;
}

export function findInstallation(state: State, deploymentKey: string): Installation | undefined {
  const deployment = state.deployments.get(deploymentKey);
  const tool = deployment && state.tools.get(deployment.clientId);
  return tool && deployment && { deployment, tool };
}

/** The tools that a teacher may add content from. */
export const listInstallations = (state: State, course: Course): Installation[] =>
  course.deployments.flatMap((key) => findInstallation(state, key) ?? []);

export const listActivities = (state: State, { key }: Course): Activity[] =>
  [...state.activities.values()].filter(({ courseKey }) => courseKey === key);

export const listLineItems = (state: State, { key }: Course): LineItem[] =>
  [...state.lineItems.values()].filter(({ courseKey }) => courseKey === key);

/** The line item of a link, where it has exactly one: with several, a launch names none. @see AGS 3.1 */
export function findLineItem(state: State, activityId: string): LineItem | undefined {
  const coupled = [...state.lineItems.values()].filter((item) => item.resourceLinkId === activityId);
  return coupled.length === 1 ? coupled[0] : undefined;
}

export const toolOrigins = (state: State): string[] => [
  ...new Set(
    [...state.tools.values()].flatMap((tool) =>
      [tool.targetLinkUri, tool.loginUrl, ...tool.redirectUris].map((address) => new URL(address).origin),
    ),
  ),
];

const createDeploymentId = (state: State): string => {
  const number = createId(state, '');
  switch (state.behaviour.deploymentIds) {
    case 'number':
      return number;
    case 'opaque':
      return `${number}:${randomBytes(20).toString('hex')}`;
    case 'uuid':
      return randomUUID();
  }
};

/** Installs a tool once more; in all courses, unless `courseKeys` names them. */
export function addDeployment(
  state: State,
  clientId: string,
  { deploymentId = createDeploymentId(state), courseKeys = [...state.courses.keys()] } = {},
): Deployment {
  const deployment = { key: createId(state, 'd-'), clientId, deploymentId };
  state.deployments.set(deployment.key, deployment);
  for (const key of courseKeys) state.courses.get(key)?.deployments.push(deployment.key);
  return deployment;
}

/** Another course for the same people; its context id may be one that another deployment has too. */
export function addCourse(
  state: State,
  { toolUrl, clientId }: Settings,
  given: { title: string; contextId?: string; deploymentKey: string; hasSamples: boolean },
): Course {
  const key = createId(state, 'course-');
  const { title, contextId = key, deploymentKey, hasSamples } = given;
  const course: Course = {
    key,
    contextId,
    label: `SEC-${state.courses.size + 101}`,
    title,
    about: 'Another course of this platform.',
    deployments: [deploymentKey],
    members: new Map(),
    rosterVersion: 1,
  };
  enrolAll(course, [...state.users.values()]);
  state.courses.set(key, course);
  if (hasSamples && state.deployments.get(deploymentKey)?.clientId === clientId) {
    const place = { courseKey: key, deploymentKey, prefix: `${key}-link-` };
    const { activities, lineItems } = createSampleActivities(toolUrl, place);
    for (const activity of activities) state.activities.set(activity.id, activity);
    for (const lineItem of lineItems) state.lineItems.set(lineItem.id, lineItem);
  }
  return course;
}

/** Removes a column of the gradebook with its grades. */
export function removeLineItem(state: State, id: string): void {
  state.lineItems.delete(id);
  for (const grades of [state.grades, state.lastScores])
    for (const key of grades.keys()) if (key.startsWith(`${id} `)) grades.delete(key);
  state.scores = state.scores.filter(({ lineItemId }) => lineItemId !== id);
}

/** Removes an activity with its line items. The sample data stays. */
export function removeActivity(state: State, id: string): boolean {
  const activity = state.activities.get(id);
  if (!activity || activity.isSample) return false;
  state.activities.delete(id);
  for (const item of state.lineItems.values()) if (item.resourceLinkId === id) removeLineItem(state, item.id);
  state.changes.emit('change');
  return true;
}

/** Removes all grades of a course. */
export function resetGrades(state: State, course: Course): void {
  const ids = new Set(listLineItems(state, course).map(({ id }) => id));
  state.scores = state.scores.filter(({ lineItemId }) => !ids.has(lineItemId));
  for (const grades of [state.grades, state.lastScores])
    for (const key of grades.keys()) if (ids.has(key.split(' ')[0] ?? '')) grades.delete(key);
}

/** The course as it was in the beginning: no added activities or line items, no grades. */
export function resetCourse(state: State, course: Course): void {
  for (const { id } of listActivities(state, course)) removeActivity(state, id);
  for (const item of listLineItems(state, course)) if (!item.isSample) removeLineItem(state, item.id);
  resetGrades(state, course);
  state.changes.emit('change');
}
