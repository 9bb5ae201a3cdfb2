import type { AnswerBlock, Citation } from '@drawbridge/contracts/learning';
import { createMarkdown } from '@drawbridge/markdown';

/** What a model may write: paragraphs, lists and code. Links and pictures are not made, whatever it writes. */
const markdown = createMarkdown().disable([
  'link',
  'image',
  'autolink',
  'reference',
  'heading',
  'lheading',
  'hr',
  'table',
  'blockquote',
]);

const PICTURE = /!\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g;
const LINK = /\[([^\]]*)\]\s*\([^)]*\)/g;
const REFERENCE = /^[ \t]*\[[^\]]+\]:.*$/gm;
/** With a scheme, without one, or as a host with a path. */
const ADDRESS =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:data|javascript|mailto|vbscript):)[^\s"'<>`]*|(?<![\w/])\/\/[a-z0-9][^\s"'<>`]*|\bwww\.[^\s"'<>`]+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s"'<>`]*/gi;
const REMOVED = '…';
/** `[2]`, `[1, 3]`: the passages on which a statement is based. */
const MARK = /\s?\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;

/** A text without addresses, pictures and links; the words of a link stay. */
export const toPlainText = (text: string): string =>
  text
    .replaceAll(PICTURE, '$1')
    .replaceAll(LINK, '$1')
    .replaceAll(REFERENCE, '')
    .replaceAll(ADDRESS, REMOVED);

export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

/** What of a text that is being written can be shown: whole sentences, and code once it is closed. */
export function cutComplete(text: string): string {
  const fences = [...text.matchAll(/^[ \t]*(```|~~~)/gm)];
  const open = fences.length % 2 === 1 ? (fences.at(-1)?.index ?? 0) : text.length;
  const closed = text.slice(0, open);
  const end = Math.max(
    closed.lastIndexOf('\n'),
    ...['. ', '! ', '? ', '] '].map((sign) => closed.lastIndexOf(sign)),
  );
  return closed.slice(0, end + 1);
}

export interface ModelText {
  answer: AnswerBlock[];
  citations: Citation[];
}

/** The blocks of a model's Markdown, each with the passages it names, numbered in the order of their first use. */
export function toModelText(text: string, sources: readonly Citation[]): ModelText {
  const plain = toPlainText(text);
  const lines = plain.split('\n');
  const citations: Citation[] = [];
  const toNumber = (named: string) => {
    const source = sources[Number(named) - 1];
    if (!source) return [];
    if (!citations.includes(source)) citations.push(source);
    return [citations.indexOf(source) + 1];
  };
  const answer = markdown
    .parse(plain, {})
    .filter(({ level, map, nesting }) => level === 0 && map && nesting >= 0)
    .flatMap(({ map }) => {
      const raw = lines.slice(map?.[0], map?.[1]).join('\n');
      const numbers = [...raw.matchAll(MARK)].flatMap(([, names = '']) => names.split(',').flatMap(toNumber));
      const html = markdown.render(withoutMarks(raw)).trim();
      return html === '' ? [] : [{ html, citations: [...new Set(numbers)] }];
    });
  return { answer, citations };
}
