import type { LabFile } from '@drawbridge/contracts/practice';
import type { SyntaxNode } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';

/** A file of an app as a tree. */
export interface Source extends LabFile {
  language: 'js' | 'python';
  root: SyntaxNode;
}

const LANGUAGES = {
  js: { ending: /\.[cm]?js$/, parser: javascript },
  python: { ending: /\.py$/, parser: python },
};

/** Nothing for a file in no language of apps. */
export function parseSource({ path, text }: LabFile): Source | undefined {
  const language = (['js', 'python'] as const).find((name) => LANGUAGES[name].ending.test(path));
  if (language === undefined) return undefined;
  return { path, text, language, root: LANGUAGES[language].parser.parse(text).topNode };
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The node and everything below it, in order of the text. */
export const descendantsOf = (node: SyntaxNode): SyntaxNode[] => [
  node,
  ...childrenOf(node).flatMap((child) => descendantsOf(child)),
];

export const commentsOf = ({ root }: Source): SyntaxNode[] =>
  descendantsOf(root).filter(({ name }) => name.endsWith('Comment'));

export const textOf = ({ text }: Pick<Source, 'text'>, { from, to }: SyntaxNode): string =>
  text.slice(from, to);

/** The expression without brackets around it. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const inner = node.name === 'ParenthesizedExpression' ? childrenOf(node)[1] : undefined;
  return inner === undefined ? node : unwrap(inner);
}

/** The line of a place, from 1. */
export const lineAt = ({ text }: Pick<Source, 'text'>, at: number): number =>
  text.slice(0, at).split('\n').length;
