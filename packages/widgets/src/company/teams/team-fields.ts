import type { TeamFields } from '@drawbridge/client/stores/company/teams';
import { TEAM_TEXTS, type Team, type TeamRule } from '@drawbridge/contracts/company';

/** What the form of a team holds, as texts. */
export interface TeamValues {
  name: string;
  /** Empty for none. */
  parentId: string;
  kind: 'chosen' | 'rule';
  domain: string;
  department: string;
  job_title: string;
}

export const RULE_FIELDS = ['domain', 'department', 'job_title'] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** The values of a team; of a new one without. */
export const toValues = (team?: Team): TeamValues => ({
  name: team?.name ?? '',
  parentId: team?.parent?.id ?? '',
  kind: team?.rule ? 'rule' : 'chosen',
  domain: team?.rule?.domain ?? '',
  department: team?.rule?.department ?? '',
  job_title: team?.rule?.job_title ?? '',
});

/** The rule in the form, without its empty conditions; undefined if it has none. */
export function toRule(values: Pick<TeamValues, RuleField>): TeamRule | undefined {
  const given = RULE_FIELDS.flatMap((field) => {
    const value = values[field].trim();
    return value === '' ? [] : [[field, value]];
  });
  return given.length === 0 ? undefined : (Object.fromEntries(given) as TeamRule);
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Messages by field, under the names that the server uses. */
export function findFaults(values: TeamValues): Record<string, string> {
  const rule = toRule(values);
  return {
    ...(values.name.trim() === '' && { name: TEAM_TEXTS.name }),
    ...(values.kind === 'rule' && !rule && { rule: TEAM_TEXTS.rule }),
    ...(values.kind === 'rule' &&
      rule?.domain !== undefined &&
      !DOMAIN.test(rule.domain) && { 'rule.domain': TEAM_TEXTS.domain }),
  };
}

/** True where the rule in the form can be shown as a preview. */
export const canPreview = (values: TeamValues): boolean =>
  values.kind === 'rule' &&
  toRule(values) !== undefined &&
  (values.domain.trim() === '' || DOMAIN.test(values.domain.trim()));

/** The form as the calls take it. */
export const toInput = (values: TeamValues): Required<TeamFields> => ({
  name: values.name.trim(),
  parent_id: values.parentId === '' ? null : values.parentId,
  rule: values.kind === 'rule' ? (toRule(values) ?? null) : null,
});
