import { asId } from '@drawbridge/contracts';
import { BADGE_GLYPHS, BADGE_SHAPES } from '@drawbridge/pictures';
import * as z from 'zod/mini';
import type { Badge, BadgeRule, Course, Journey } from './catalogue.ts';
import type { Fault } from './faults.ts';
import { placeOf, text } from './schema.ts';
import { readYamlFolder } from './yaml-folder.ts';

const count = z.int().check(z.gte(1), z.lte(1000));

const badgeRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('labs'), count }),
  z.strictObject({ kind: z.literal('challenges'), count }),
  z.strictObject({ kind: z.literal('no-hint') }),
  z.strictObject({ kind: z.literal('course'), course: text }),
  z.strictObject({ kind: z.literal('journey'), journey: text }),
  z.strictObject({ kind: z.literal('streak'), days: z.int().check(z.gte(2), z.lte(366)) }),
]);
const badgeSource = z.strictObject({
  order: placeOf,
  title: text.check(z.maxLength(60)),
  criteria: text.check(z.maxLength(300)),
  rule: badgeRule,
  drawing: z.strictObject({
    shape: z.enum(BADGE_SHAPES),
    hue: z.int().check(z.gte(0), z.lte(359)),
    glyph: z.enum(BADGE_GLYPHS),
  }),
});

export function loadBadges(
  root: string,
  { courses, journeys }: { courses: readonly Course[]; journeys: readonly Journey[] },
  faults: Fault[],
): Badge[] {
  const owners = new Map<string, string>();
  return readYamlFolder(root, 'badges', badgeSource, faults).map(({ id, source, report }) => {
    const { order: _, ...badge } = source;
    const rule: BadgeRule = badge.rule;
    if (rule.kind === 'course' && !courses.some((course) => course.id === rule.course))
      report('rule.course', `there is no course ${rule.course}`);
    if (rule.kind === 'journey' && !journeys.some((journey) => journey.id === rule.journey))
      report('rule.journey', `there is no journey ${rule.journey}`);
    const same = JSON.stringify(rule);
    const owner = owners.get(same);
    if (owner) report('rule', `the badge ${owner} has the same rule`);
    owners.set(same, id);
    return { ...badge, id: asId<'badge'>(id) };
  });
}
