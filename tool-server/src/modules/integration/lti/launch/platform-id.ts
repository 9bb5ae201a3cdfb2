import { isStorable } from '../../../../platform/http/storable-text.ts';
import { isString } from './claims.ts';

const MOST_CHARACTERS = 255;

/**
 * An id that a platform gives to a person, course, link, deployment or tool; undefined for what cannot be one. Some
 * platforms send numbers: a whole number that JSON holds exactly is the text of its digits. Ids are compared, so one that
 * is too long is no id rather than cut.
 */
export function readPlatformId(value: unknown): string | undefined {
  const id = Number.isSafeInteger(value) ? String(value) : value;
  return isString(id) && id.length <= MOST_CHARACTERS && isStorable(id) ? id : undefined;
}
