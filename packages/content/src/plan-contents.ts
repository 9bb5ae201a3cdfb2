import type { COURSE_TYPES } from '@drawbridge/contracts';
import type { Course } from './catalogue.ts';
import type { Fault } from './faults.ts';
import { type Access, PLANS, PLANS_FILE, type Plan, type PlanContents, type PlanRule } from './plans.ts';

/** What a plan can open. Labs have no rules of their own: a course that is open opens the labs in it. */
export interface PlanTargets {
  courses: readonly Course[];
  live: readonly Course[];
  /** Folder names. */
  labs: readonly string[];
  challenges: readonly string[];
  playgrounds: readonly string[];
}

type FindAccess = (type: (typeof COURSE_TYPES)[number], id: string) => Access;

/** The rule of a course counts before that of its type; what no rule names is open. */
function createFindAccess(rules: readonly PlanRule[], plan: Plan): FindAccess {
  const own = rules.filter((rule) => rule.plan === plan);
  const find = (scope: PlanRule['scope'], target: string) =>
    own.find((rule) => rule.scope === scope && rule.target === target)?.access;
  return (type, id) => find('course', id) ?? find('type', type) ?? 'open';
}

const listLabs = ({ subjects }: Course): string[] =>
  subjects.flatMap(({ items }) =>
    items.flatMap((item) => (item.object_type === 'lab' ? [item.lab_id as string] : [])),
  );

/**
 * Refuses a rule of something that does not exist, and a course that a plan opens although a challenge in it is closed to
 * the plan: its learners would meet a lock in the middle, and never complete it.
 */
export function checkPlanRules(rules: readonly PlanRule[], targets: PlanTargets, faults: Fault[]): void {
  const { courses, live, challenges, playgrounds } = targets;
  const known = new Set<string>([
    ...[...courses, ...live].map(({ id }) => id),
    ...challenges,
    ...playgrounds,
  ]);
  for (const { plan, scope, target } of rules)
    if (scope === 'course' && !known.has(target))
      faults.push({
        file: PLANS_FILE,
        field: `${plan}.courses.${target}`,
        message: 'there is no course, challenge or playground of this name',
      });
  for (const plan of PLANS) {
    const find = createFindAccess(rules, plan);
    const held = [
      ...courses.filter(({ id }) => find('course', id) === 'open'),
      ...live.filter(({ id }) => find('live-course', id) === 'open'),
    ].flatMap((course) => listLabs(course).map((lab) => ({ lab, course: course.id })));
    for (const { lab, course } of held)
      if (challenges.includes(lab) && find('challenge', lab) !== 'open')
        faults.push({
          file: PLANS_FILE,
          field: `${plan}.courses.${lab}`,
          message: `must be open: the plan opens the course ${course}, which has this challenge`,
        });
  }
}

/** Counts what a plan opens. A lab that no course has is open under every plan. */
export function readPlanContents(
  rules: readonly PlanRule[],
  { courses, live, labs, challenges }: PlanTargets,
  plan: Plan,
): PlanContents {
  const find = createFindAccess(rules, plan);
  const open = courses.filter(({ id }) => find('course', id) === 'open');
  const openLive = live.filter(({ id }) => find('live-course', id) === 'open');
  const held = new Set([...courses, ...live].flatMap(listLabs));
  const opened = new Set([...open, ...openLive].flatMap(listLabs));
  return {
    courses: open.map(({ title }) => title),
    labs: labs.filter((id) => opened.has(id) || !held.has(id)).length,
    challenges: challenges.filter((id) => find('challenge', id) === 'open').length,
  };
}
