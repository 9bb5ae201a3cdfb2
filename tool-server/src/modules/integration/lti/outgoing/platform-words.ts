import { readJson } from '../../../../platform/http/read-json.ts';
import { toOneLine } from '../../../../platform/http/storable-text.ts';
import { isObject, isString } from '../launch/claims.ts';
import { hideToken } from './hide-token.ts';

const MOST_ERRORS = 5;
/** Canvas has three levels; a body may hold more than a stack does. */
const MOST_LEVELS = 10;
const MOST_CHARACTERS = 200;
/** The most characters read of a text that is not JSON. */
const MOST_READ = 2_000;

const toShort = (text: string) => toOneLine(text).slice(0, MOST_CHARACTERS);

/** The texts in what a platform sends as `errors`: Canvas nests them by field, each with a message. */
function collectErrors(value: unknown, field: string | undefined, into: string[], level = 0): void {
  if (into.length >= MOST_ERRORS || level > MOST_LEVELS) return;
  if (isString(value)) into.push(field === undefined ? value : `${field}: ${value}`);
  else if (Array.isArray(value)) for (const entry of value) collectErrors(entry, field, into, level + 1);
  else if (isObject(value)) {
    const message = value.message ?? value.error_description ?? value.detail;
    const name = isString(value.field) ? value.field : field;
    if (isString(message)) collectErrors(message, name, into, level + 1);
    else for (const [key, entry] of Object.entries(value)) collectErrors(entry, key, into, level + 1);
  }
}

/** RFC 7591 3.2.2 and RFC 6749 5.2 have `error` and `error_description`, RFC 9457 `detail` and `title`. */
function readBody(body: Record<string, unknown>): string[] {
  const words: string[] = [];
  collectErrors(body.errors, undefined, words);
  for (const part of [body.error_description, body.detail, body.message, body.error, body.reason, body.title])
    if (words.length === 0) collectErrors(part, undefined, words);
  return words;
}

/** Reads a text. Of a page, it reads only the title. */
function readText(text: string): string[] {
  const start = text.slice(0, MOST_READ);
  if (!start.trimStart().startsWith('<')) return [start];
  const [, title = ''] = /<title[^>]*>([^<]*)</i.exec(start) ?? [];
  return [title];
}

/**
 * What a platform says is wrong, in its own words: five sentences of 200 characters at most, without the token that it
 * was sent. Empty where it says nothing.
 */
export function readWords(text: string, token: string | undefined): string[] {
  const body = readJson(text);
  const words = isObject(body) ? readBody(body) : body === undefined ? readText(text) : [];
  return words
    .slice(0, MOST_ERRORS)
    .map((said) => toShort(hideToken(said, token)))
    .filter((said) => said !== '');
}
