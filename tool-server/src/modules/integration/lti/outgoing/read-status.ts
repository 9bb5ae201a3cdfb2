import type { OutgoingAnswer } from '../../../../platform/http/send.ts';

/** Platforms answer with 200, 201 and 204 what the standards give one of them for. */
export const isOk = ({ status }: Pick<OutgoingAnswer, 'status'>): boolean => status >= 200 && status < 300;

/**
 * True for a page meant for people, such as a sign-in or a proxy's page, in reply to a program. A warning that PHP
 * writes before its output does not count.
 */
export const isPage = ({ text }: OutgoingAnswer): boolean => /^\s*<(!doctype html|html)\b/i.test(text);

/** As far as its words are looked for. */
const MOST_CHARACTERS = 2_000;
const LIMIT = /rate[ _-]?limit/i;
const NOTHING_LEFT = /^\s*(-\d|0+(\.0*)?\s*$)/;

/**
 * True where a platform is called too often: 429, and 403 with words or a counter that say so, as Canvas does.
 */
export function isBusy({ status, headers, text }: OutgoingAnswer): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const remaining = headers['x-rate-limit-remaining'];
  const isUsedUp = typeof remaining === 'string' && NOTHING_LEFT.test(remaining);
  return isUsedUp || LIMIT.test(text.slice(0, MOST_CHARACTERS));
}

const LATER = new Set([401, 408, 409, 425]);

/** True where the same call may succeed later although nobody changes anything. */
export const isPassing = (answer: OutgoingAnswer): boolean =>
  answer.status >= 500 || LATER.has(answer.status) || isBusy(answer);
