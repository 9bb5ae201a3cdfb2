import type { TeamLead, TeamRule } from '@drawbridge/contracts/company';
import { toFigure } from '@drawbridge/ui/messages';
import { t } from './messages.ts';
import { RULE_FIELDS } from './team-fields.ts';

/** The conditions of a rule, such as "email domain example.com, department Platform". */
export const toRuleWords = (rule: TeamRule): string =>
  RULE_FIELDS.flatMap((field) => {
    const value = rule[field];
    return value === undefined ? [] : [t(`rule.${field}`, { value })];
  }).join(', ');

const NAMES_SHOWN = 2;

/** The first names of a list, and how many follow. */
export function toNames(people: readonly Pick<TeamLead, 'name'>[]): string {
  const names = people.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const rest = people.length - names.length;
  return rest === 0 ? names.join(', ') : t('more', { names: names.join(', '), count: toFigure(rest) });
}

/** A text for one and a text for another number. */
export const toCountText = (
  one: Parameters<typeof t>[0],
  many: Parameters<typeof t>[0],
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => (count === 1 ? t(one, values) : t(many, { ...values, count: toFigure(count) }));
