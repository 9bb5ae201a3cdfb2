import type { Citation } from '@drawbridge/contracts/learning';
import type { Passage } from '../texts/passages.ts';
import type { Sentence } from '../texts/sentences.ts';
import { toWords } from '../texts/words.ts';

export interface ClearSentence {
  sentence: Sentence;
  source: Citation;
}

const LEAST_WORDS = 8;
const MOST_WORDS = 34;
/** Words that mean something only beside another sentence. */
const LEANS =
  /^(it|its|that|this|these|those|they|them|he|she|so|but|and|or|then|both|neither|here|there|such|also|instead|still|yet|now|again|only|others?|some|each|every|all|one|the (first|second|third|last|other|same|next)|now|compare|look|think|imagine|read|write|try|ask|note)\b/i;
const POINTS =
  /\b(above|below|this (lesson|course|page|section)|next (lesson|section)|the (lesson|figure|picture|table|example))\b|…|:$|\?$/i;

/** Sentences that are understood by themselves, so that a question can be made of them. */
export function listClearSentences(passages: readonly Passage[]): ClearSentence[] {
  return passages.flatMap(({ sentences, source }) =>
    sentences.flatMap((sentence) => {
      const words = toWords(sentence.text).length;
      const isClear =
        words >= LEAST_WORDS &&
        words <= MOST_WORDS &&
        sentence.text.endsWith('.') &&
        !LEANS.test(sentence.text) &&
        !POINTS.test(sentence.text);
      return isClear ? [{ sentence, source }] : [];
    }),
  );
}
