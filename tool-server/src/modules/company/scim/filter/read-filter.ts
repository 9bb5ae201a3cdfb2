import { type Filter, parse } from 'scim2-parse-filter';
import { isStorable } from '../../../../platform/http/storable-text.ts';
import { badRequest } from '../http/scim-error.ts';

const LONGEST = 2_000;
const MOST_NESTED = 10;
const MOST_COMPARED = 50;
const CONTROL = /\p{Cc}/u;

/** How deep groups and `not` are nested, outside of texts; the parser recurses once for each. */
function toDepth(text: string): number {
  const plain = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  let depth = 0;
  let deepest = 0;
  for (const [sign] of plain.matchAll(/[()[\]]|\bnot\b/gi)) {
    depth += sign === ')' || sign === ']' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * A text as JSON has it: the parser leaves all escapes but that of a quote as they are. A backslash that begins no escape
 * is one, and so is one that would make a control character of a name: directories send `DOMAIN\noor`.
 */
function unescape(text: string): string {
  try {
    const read = JSON.parse(`"${text.replaceAll('"', String.raw`\"`)}"`) as string;
    return CONTROL.test(read) ? text : read;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function toUnescaped(filter: Filter): Filter {
  switch (filter.op) {
    case 'and':
    case 'or':
      return { ...filter, filters: filter.filters.map(toUnescaped) };
    case 'not':
      return { ...filter, filter: toUnescaped(filter.filter) };
    case '[]':
      return { ...filter, valFilter: toUnescaped(filter.valFilter) };
    case 'pr':
      return filter;
    default:
      return typeof filter.compValue === 'string'
        ? { ...filter, compValue: unescape(filter.compValue) }
        : filter;
  }
}

/**
 * The tree of a filter. Throws `invalidFilter`: a filter that is not understood is never an empty list, which a directory
 * would take for "there is no such user". @see RFC 7644 3.4.2.2
 */
export function readFilter(text: string): Filter {
  if (text.length > LONGEST)
    throw badRequest('invalidFilter', `The filter is longer than ${LONGEST} characters.`);
  // The parser takes exponential time for line breaks in a text without an end.
  if (CONTROL.test(text) || !isStorable(text))
    throw badRequest('invalidFilter', 'The filter has a line break or another control character.');
  if (toDepth(text) > MOST_NESTED)
    throw badRequest('invalidFilter', `The filter is nested deeper than ${MOST_NESTED}.`);
  if ((text.match(/\s(?:and|or)\s/gi)?.length ?? 0) >= MOST_COMPARED)
    throw badRequest('invalidFilter', `The filter compares more than ${MOST_COMPARED} values.`);
  try {
    return toUnescaped(parse(text));
  } catch (error) {
    throw badRequest('invalidFilter', `The filter cannot be read: ${(error as Error).message}`);
  }
}
