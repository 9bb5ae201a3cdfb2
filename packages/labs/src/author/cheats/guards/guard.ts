import type { LabFile } from '@drawbridge/contracts/practice';
import { lineAt, type Source } from '../syntax.ts';

/** Longer ones are cut, so that an author can name them. */
const LONGEST_TEXT = 110;

/** A part of a program that refuses something. */
export interface Guard {
  file: string;
  line: number;
  /** The source on one line, by which an author names it. */
  text: string;
  /** Its position among the guards of the file that read the same, counted from 1. */
  nth: number;
  /** The replaced range, for a program without the guard. */
  from: number;
  to: number;
  neutral: string;
  /** Whether it is an operand of the last guard before it that is not an operand itself. */
  isOperand?: boolean;
}

export type FoundGuard = Omit<Guard, 'nth'>;

interface Range {
  from: number;
  to: number;
}

function toOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT - 1)}…`;
}

/** A guard that is disabled when `neutral` replaces the condition. */
export const toGuard = (source: Source, whole: Range, asked: Range, neutral: string): FoundGuard => ({
  file: source.path,
  line: lineAt(source, whole.from),
  text: toOneLine(source.text.slice(whole.from, whole.to)),
  from: asked.from,
  to: asked.to,
  neutral,
});

/** The files without the guard. */
export const removeGuard = (
  files: readonly LabFile[],
  { file, from, to, neutral }: Pick<Guard, 'file' | 'from' | 'to' | 'neutral'>,
): LabFile[] =>
  files.map(({ path, text }) => ({
    path,
    text: path === file ? text.slice(0, from) + neutral + text.slice(to) : text,
  }));
