/**
 * A plugin of textlint for files that are not documents: code, YAML, exercises. It gives the checker one text, in which
 * all that nobody reads is blank, so that lines and columns stay.
 */
import path from 'node:path';
import type { TextlintMessage, TextlintPluginCreator, TextlintPluginProcessor } from '@textlint/types';
import { blank, keepParts } from './parts.ts';
import { readCode } from './read-code.ts';
import { readExercise, toYamlProse } from './read-data.ts';

const EXERCISES = ['.js', '.py', '.sql'];

export function toProse(file: string, text: string): string {
  if (file.endsWith('.yaml')) return toLines(toYamlProse(text));
  const parts = EXERCISES.includes(path.extname(file)) ? readExercise(text) : readCode(file, text);
  return toLines(keepParts(text, parts).replace(NO_PROSE, blank));
}

/** Code in a text, and the star at the beginning of a line of a comment. */
const NO_PROSE = /`[^`\n]*`|^ *\*(?= )/gm;

/** Blank lines are empty: prh looks for paragraphs, in a time that grows with the square of their length. */
const toLines = (text: string) => `${text.replace(/ +$/gm, '')}\n\n`;

function toDocument(text: string) {
  const lines = text.split('\n');
  const place = {
    raw: text,
    range: [0, text.length],
    loc: { start: { line: 1, column: 0 }, end: { line: lines.length, column: lines.at(-1)?.length ?? 0 } },
  } as const;
  const words = { ...place, type: 'Str', value: text } as const;
  const paragraph = { ...place, type: 'Paragraph', children: [words] } as const;
  return { ...place, type: 'Document', children: /\S/.test(text) ? [paragraph] : [] } as const;
}

class Processor implements TextlintPluginProcessor {
  availableExtensions() {
    return ['.ts', '.tsx', '.yaml', ...EXERCISES];
  }

  processor() {
    return {
      preProcess(text: string, file = '') {
        const prose = toProse(file, text);
        return { text: prose, ast: toDocument(prose) };
      },
      postProcess: (messages: TextlintMessage[], filePath = '') => ({ messages, filePath }),
    };
  }
}

export default { Processor } satisfies TextlintPluginCreator;
