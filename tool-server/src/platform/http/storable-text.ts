import { type FieldErrors, problem } from '@drawbridge/contracts';
import express, { type RequestHandler } from 'express';

/** What PostgreSQL refuses in a text or in JSON: U+0000, and half of a surrogate pair. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** A text that is only shown, made storable: without U+0000, a lone surrogate as the replacement character. */
export const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Marks of direction would turn around the text beside them. */
const DIRECTION = /[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const GAP = /[\s\p{Cc}]+/gu;

/** A text of another system, to be shown on one line with words of ours. */
export const toOneLine = (text: string): string =>
  toStorable(text).replaceAll(DIRECTION, '').replaceAll(GAP, ' ').trim();

const MESSAGE = 'This has a character that cannot be stored. Remove it and try again.';
/** Enough for the sender to fix the input; a hostile body does not decide how long the response is. */
const MOST_ERRORS = 20;
const LONGEST_PATH = 200;

/**
 * The fields of `value` whose texts or keys cannot be stored, however deep they are; undefined when all can.
 * Without recursion: 64 KiB of JSON nest deeper than the stack.
 */
function findUnstorable(value: unknown): FieldErrors | undefined {
  const errors: FieldErrors = {};
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: found, path } = next;
    const field = path.slice(0, LONGEST_PATH) || 'body';
    if (typeof found === 'string' && !isStorable(found)) errors[field] = MESSAGE;
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, inner] of Object.entries(found))
      if (!isStorable(key)) errors[field] = MESSAGE;
      else if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({
          value: inner,
          path: path === '' ? key : path.length > LONGEST_PATH ? path : `${path}.${key}`,
        });
    if (Object.keys(errors).length >= MOST_ERRORS) break;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Refuses input, naming its field, before it is processed. @throws `bad_input` @see VAL-21 */
export function checkStorable(value: unknown): void {
  const errors = findUnstorable(value);
  if (errors) throw problem('bad_input', { errors });
}

/** Refuses an address that holds U+0000; the calls of `/api` name the field instead. */
export const checkAddress: RequestHandler = (req, _res, next) => {
  if (/%00/.test(req.url) && !req.path.startsWith('/api/'))
    throw problem('bad_input', { errors: { address: MESSAGE } });
  next();
};

/** Reads the form of a page and refuses texts that cannot be stored. */
export function createFormReader(limits: { maxBytes: number; mostFields: number }): RequestHandler {
  const { maxBytes, mostFields } = limits;
  const read = express.urlencoded({ extended: false, limit: maxBytes, parameterLimit: mostFields });
  return (req, res, next) =>
    read(req, res, (error?: unknown) => {
      if (error) return next(error);
      try {
        checkStorable(req.body);
      } catch (refusal) {
        return next(refusal);
      }
      return next();
    });
}
