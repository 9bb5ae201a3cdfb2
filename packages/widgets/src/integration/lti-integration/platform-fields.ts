import type { PlatformFields } from '@drawbridge/client/stores/integration/platforms';
import {
  PLATFORM_MISSING,
  type Platform,
  type PlatformFamily,
  type ScoreRule,
} from '@drawbridge/contracts/integration';
import { toIssuerWarning, validation } from '@drawbridge/contracts/rules';

/** What the form holds: texts as they are typed. */
export interface FormFields {
  name: string;
  family: PlatformFamily;
  issuer: string;
  client_id: string;
  auth_login_url: string;
  auth_token_url: string;
  key_set_url: string;
  token_audience: string;
  /** One in each line. */
  deployment_ids: string;
  score_rule: ScoreRule;
  /** Of the registration that is edited. */
  revision?: string;
}

export const ADDRESS_FIELDS = ['issuer', 'auth_login_url', 'auth_token_url', 'key_set_url'] as const;
const TEXT_FIELDS = ['name', ...ADDRESS_FIELDS, 'client_id'] as const;

/** All customers of these share the issuer: a deployment id tells them apart. */
export const isShared = (family: PlatformFamily): boolean =>
  family === 'canvas' || family === 'blackboard' || family === 'schoology';

export const EMPTY_FIELDS: FormFields = {
  name: '',
  family: 'other',
  issuer: '',
  client_id: '',
  auth_login_url: '',
  auth_token_url: '',
  key_set_url: '',
  token_audience: '',
  deployment_ids: '',
  score_rule: 'best',
};

export const toFields = (platform: Platform): FormFields => ({
  name: platform.name,
  family: platform.family ?? 'other',
  issuer: platform.issuer,
  client_id: platform.client_id,
  auth_login_url: platform.auth_login_url,
  auth_token_url: platform.auth_token_url,
  key_set_url: platform.key_set_url,
  token_audience: platform.token_audience ?? '',
  deployment_ids: platform.deployment_ids.join('\n'),
  score_rule: platform.score_rule,
  revision: platform.revision,
});

const toIds = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n/)
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** As the server takes them. */
export const toInput = (fields: FormFields): PlatformFields => ({
  ...fields,
  token_audience: fields.token_audience.trim() === '' ? null : fields.token_audience,
  deployment_ids: toIds(fields.deployment_ids),
});

/** What is missing or no address, by field, in the words of the server. */
export function findFaults(fields: FormFields): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const name of TEXT_FIELDS) if (fields[name].trim() === '') faults[name] = PLATFORM_MISSING[name];
  for (const name of ADDRESS_FIELDS) {
    const wrong = validation.serviceUrl(fields[name].trim());
    if (wrong !== undefined) faults[name] ??= wrong;
  }
  return faults;
}

/** A note on an issuer that is allowed and probably a mistake. */
export const toIssuerNote = ({ issuer }: FormFields): string | undefined => toIssuerWarning(issuer);
