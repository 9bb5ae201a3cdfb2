import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COURSE_TYPES } from '@drawbridge/contracts';
import * as z from 'zod/mini';
import type { Fault } from './faults.ts';
import { parseYaml } from './folder.ts';

const ACCESS = z.enum(['open', 'upgrade', 'disabled']);
export type Access = z.output<typeof ACCESS>;

/** The plans by the type of account that has them. */
export const PLANS = ['IND', 'FT', 'ENT'] as const;
export type Plan = (typeof PLANS)[number];

const plansSource = z.partialRecord(
  z.enum(PLANS),
  z.strictObject({
    types: z._default(z.partialRecord(z.enum(COURSE_TYPES), ACCESS), {}),
    courses: z._default(z.record(z.string(), ACCESS), {}),
  }),
);

/** What a plan opens: a course, or every course of a type that no rule of the plan names. */
export interface PlanRule {
  plan: Plan;
  scope: 'course' | 'type';
  target: string;
  access: Access;
}

export const PLANS_FILE = 'plans.yaml';

/** Reads `plans.yaml`; without the file every plan opens everything. */
export function loadPlans(root: string, faults: Fault[]): PlanRule[] {
  if (!existsSync(join(root, PLANS_FILE))) return [];
  const source = parseYaml(readFileSync(join(root, PLANS_FILE)), plansSource, (field, message) =>
    faults.push({ file: PLANS_FILE, field, message }),
  );
  return Object.entries(source ?? {}).flatMap(([plan, rules]) => {
    const toRules = (scope: PlanRule['scope'], entries: Partial<Record<string, Access>>): PlanRule[] =>
      Object.entries(entries).flatMap(([target, access]) =>
        access ? [{ plan: plan as Plan, scope, target, access }] : [],
      );
    return rules ? [...toRules('type', rules.types), ...toRules('course', rules.courses)] : [];
  });
}

/** What a plan opens, for the page that sells the plans. */
export interface PlanContents {
  /** Titles, in the order of the catalogue. */
  courses: string[];
  /** How many labs and challenges are open. */
  labs: number;
  challenges: number;
}
