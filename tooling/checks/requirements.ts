import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { readWorkspaces } from './workspaces.ts';

const GROUPS =
  'GEN PKG ROUTE AUTH SIGN SHELL NAV DASH CARD CAT PLAYER LAB REC REV WISH NOTIF PROF BILL COMP ROLE VAL DATA CALL SVC ERR CONST LTI EMB SB DEMO CX';
const group = `(?:${GROUPS.replaceAll(' ', '|')})`;
/** One identifier, or a range of one group: `AUTH-36..AUTH-39`, `AUTH-36 to AUTH-38`. */
const MENTION = new RegExp(`\\b(${group})-(\\d+)(?:(?:\\.\\.| to )\\1-(\\d+))?\\b`, 'g');

/** The identifiers that a text names; a range names each of its members. */
export function findRequirementIds(text: string): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, name, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${name}-${Number(first) + index}`,
    ),
  );
}

/** The identifiers that the code and tests of all workspaces name. */
export function readNamedIds(): Set<string> {
  const named = new Set<string>();
  for (const { folder } of readWorkspaces(ROOT))
    for (const file of findFiles(path.join(ROOT, folder), /\.(tsx?|mjs)$/))
      for (const id of findRequirementIds(readFileSync(file, 'utf8'))) named.add(id);
  return named;
}

const readPage = () => readFileSync(path.join(ROOT, 'storybook/docs/requirements.mdx'), 'utf8');

/** The identifiers that the page calls open. */
export const readOpenIds = (): string[] =>
  [...readPage().matchAll(/^- ([^:]+): /gm)].flatMap(([, ids = '']) => findRequirementIds(ids));

/** The rows of the page, as identifier and sentence. */
export function readListedRequirements(): [id: string, sentence: string][] {
  const page = readPage();
  return [...page.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)].map(([, id = '', sentence = '']) => [
    id,
    sentence,
  ]);
}
