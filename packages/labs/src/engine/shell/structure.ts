import type { Script, Simple, Word } from './parse.ts';

/**
 * The structure of a command line, without the contents of its words: how many steps, programs and words, which
 * expansions. Two command lines that differ only in data have one structure.
 */
export function toStructure(script: Script): string {
  const ofWord = ({ parts }: Word): string =>
    parts
      .filter((part) => part.kind !== 'text')
      .map((part) => (part.kind === 'command' ? `$(${toStructure(part.script)})` : '$'))
      .join('');
  const ofSimple = ({ words, redirects }: Simple): string =>
    `${words.map((word) => `w${ofWord(word)}`).join(' ')}${redirects.map(({ op }) => op).join('')}`;
  return script.map(({ pipeline, after }) => `${after}${pipeline.map(ofSimple).join('|')}`).join('\n');
}
