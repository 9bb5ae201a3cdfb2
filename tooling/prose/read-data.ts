/** What people read in YAML and in the code of exercises, whose comments are a part of the lesson. */
import { blank, isPhrase, type Part, toPart } from './parts.ts';

const COMMENT = /(?<=^|\s)(?:\/\/|#|--) .*$/gm;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Names in YAML that are no text. */
const IDS = /\b(?:id|key|file|fails|lab): (?:\[[^\]]*\]|[^\s,}]+)/g;

/** Without the marks of a template: two of them would be read as code. */
function toString(found: RegExpExecArray): Part {
  const { start, end } = toPart(found);
  return found[0].startsWith('`') ? { start: start + 1, end: end - 1 } : { start, end };
}

export function readExercise(text: string): Part[] {
  const strings = [...text.matchAll(STRING)].filter(([literal]) => isPhrase(literal));
  return [...strings.map(toString), ...[...text.matchAll(COMMENT)].map(toPart)];
}

/** YAML without code and ids. */
export const toYamlProse = (text: string) =>
  text
    .replace(/^( *)```[\s\S]*?^\1```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(IDS, blank);
