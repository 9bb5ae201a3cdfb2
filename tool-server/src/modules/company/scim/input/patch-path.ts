import type { Filter } from 'scim2-parse-filter';
import { readFilter } from '../filter/read-filter.ts';
import { badRequest } from '../http/scim-error.ts';

/** What a path names, in lower case. @see RFC 7644 3.5.2, figure 7 */
export interface PatchPath {
  /** As it was sent. */
  text: string;
  isEnterprise: boolean;
  /** Empty for the extension as a whole. */
  attribute: string;
  filter: Filter | undefined;
  sub: string | undefined;
}

export const LONGEST_PATH = 2_000;

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group)(?=$|[:.])[:.]?/i;
const ENTERPRISE = /^urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user(?=$|[:.])[:.]?/i;
const PATH = /^([a-z$_][\w$-]*)(?:\[((?:"(?:[^"\\]|\\.)*"|[^"\]])*)\])?(?:\.([a-z$_][\w$-]*))?$/i;

/** Throws `invalidPath` for what is no path. */
export function readPath(text: string): PatchPath {
  if (text.length > LONGEST_PATH)
    throw badRequest('invalidPath', `A path has at most ${LONGEST_PATH} characters.`);
  const isEnterprise = ENTERPRISE.test(text);
  const rest = text.replace(isEnterprise ? ENTERPRISE : CORE, '');
  if (rest === '' && rest !== text)
    return { text, isEnterprise, attribute: '', filter: undefined, sub: undefined };
  const [, attribute, inner, sub] = PATH.exec(rest) ?? [];
  if (attribute === undefined) throw badRequest('invalidPath', `${text} is not a path of an attribute.`);
  return {
    text,
    isEnterprise,
    attribute: attribute.toLowerCase(),
    filter: inner === undefined ? undefined : readFilter(inner),
    sub: sub?.toLowerCase(),
  };
}
