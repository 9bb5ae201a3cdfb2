import { CLAIM, isObject, isString } from './claims.ts';
import { readPlatformId } from './platform-id.ts';
import type { ReadToken } from './read-token.ts';

const toText = (value: unknown) => (isString(value) ? value : undefined);

/**
 * What a message says where the registration decides, by the names of its fields. Nothing of it is verified yet, and
 * nothing of it names a person.
 */
export function toSentFields({ header, claims }: ReadToken): Record<string, string | undefined> {
  const { iss, aud } = claims;
  const custom = claims[CLAIM.custom];
  const { lab_id, course_id } = isObject(custom) ? custom : {};
  return {
    issuer: toText(iss),
    client_id: Array.isArray(aud) ? aud.filter(isString).join(' ') : toText(aud),
    deployment_id: readPlatformId(claims[CLAIM.deployment]),
    key_id: toText(header.kid),
    lab_id: toText(lab_id),
    course_id: toText(course_id),
  };
}
