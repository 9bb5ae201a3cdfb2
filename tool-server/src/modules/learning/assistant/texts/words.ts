import { stemmer } from 'stemmer';

/** Words that say nothing about a subject, and those of a question itself. */
const STOP_WORDS = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing done down each few for from further get give go had has have having he her here hers him his how i
  if in into is it its just know let like make many may me might more most much must my need no nor not now of off on once
  one only or other our out over own please same say see she should show so some such tell than thank that the their them
  then there these they thing this those through to too under until up us use very want was way we were what when where
  which while who whom why will with would you your cwe answer explain mean question work happen`.split(
    /\s+/,
  ),
);

const WORD = /[\p{L}\p{N}_$]+/gu;

/** The stem under which a word is searched; nothing for a word without a subject. */
export function toStem(word: string): string | undefined {
  const plain = word.normalize('NFKC').toLowerCase();
  if (STOP_WORDS.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return undefined;
  return stemmer(plain);
}

export const toWords = (text: string): string[] => text.match(WORD) ?? [];

/** The stems of a text, each once. */
export const toStems = (text: string): Set<string> =>
  new Set(toWords(text).flatMap((word) => toStem(word) ?? []));
