import type { AnswerBlock, Citation } from '@drawbridge/contracts/learning';
import type { FoundPassage, PassageIndex } from './passage-index.ts';
import type { Passage } from './passages.ts';
import type { Sentence } from './sentences.ts';
import { toStems, toWords } from './words.ts';

/** An answer made of sentences of the passages, each paragraph with its source. */
export interface Extract {
  answer: AnswerBlock[];
  citations: Citation[];
}

const MOST_PASSAGES = 3;
/** Sentences in a row that are quoted of a passage. */
const WINDOW = 3;
const LEAST_WORDS = 5;
/** A passage whose sentences are worth less of the best ones is left out. */
const LEAST_SHARE = 0.4;
/** Longer sentences are not better because they have more words. */
const USUAL_WORDS = 16;
/** What follows a good sentence explains it. */
const FOLLOWS = 0.5;
/** They speak of the sentence before. */
const LEANS =
  /^(it|its|that|this|these|those|they|them|he|she|so|but|and|or|then|both|neither|here|such|also|the same|everything above|in that case|for (it|that|this))\b/i;

interface Rated {
  sentence: Sentence;
  worth: number;
}

type MayQuote = (sentence: Sentence, passage: Passage) => boolean;

function rate(
  { passage, score }: FoundPassage,
  best: number,
  asked: ReadonlySet<string>,
  weigh: PassageIndex['weigh'],
): Rated[] {
  const heading = toStems(passage.source.heading ?? passage.source.title);
  const isAbout = [...asked].some((stem) => heading.has(stem));
  return passage.sentences.map((sentence, at) => {
    const words = toWords(sentence.text).length;
    const stems = toStems(sentence.text);
    const matched = [...asked].reduce((sum, stem) => sum + (stems.has(stem) ? weigh(stem) : 0), 0);
    const opens = at === 0 && isAbout ? 1 : 0;
    const length = Math.sqrt(Math.max(1, words / USUAL_WORDS));
    return { sentence, worth: words < LEAST_WORDS ? 0 : ((matched + opens) / length) * (score / best) };
  });
}

/** The sentences in a row from here on that may be quoted and can be understood by themselves. */
function cutWindow(
  rated: readonly Rated[],
  from: number,
  mayQuote: (sentence: Sentence) => boolean,
): Rated[] {
  const window: Rated[] = [];
  for (const one of rated.slice(from, from + WINDOW)) {
    // What it introduces, such as code, is not quoted.
    if (one.sentence.text.endsWith(':') || !mayQuote(one.sentence)) break;
    window.push(one);
  }
  return window[0] && LEANS.test(window[0].sentence.text) ? [] : window;
}

const toWorth = (window: readonly Rated[]) => {
  const sorted = window.map(({ worth }) => worth).toSorted((one, other) => other - one);
  return sorted.reduce((sum, worth, at) => sum + worth * FOLLOWS ** at, 0);
};

/** The best window of a passage. */
function choose(
  rated: readonly Rated[],
  mayQuote: (sentence: Sentence) => boolean,
): { window: Rated[]; worth: number } {
  const windows = rated.map((_, from) => {
    const window = cutWindow(rated, from, mayQuote);
    return { window, worth: toWorth(window) };
  });
  return windows.reduce((best, one) => (one.worth > best.worth ? one : best), { window: [], worth: 0 });
}

/** The best sentences of the best passages. */
export function extractAnswer(
  query: string,
  found: readonly FoundPassage[],
  { weigh, mayQuote }: Pick<PassageIndex, 'weigh'> & { mayQuote: MayQuote },
): Extract {
  const asked = toStems(query);
  const best = found[0]?.score ?? 1;
  const chosen = found.map((one) => ({
    ...one,
    ...choose(rate(one, best, asked, weigh), (sentence) => mayQuote(sentence, one.passage)),
  }));
  const most = Math.max(0, ...chosen.map(({ worth }) => worth));
  const kept = chosen.filter(({ worth }) => worth > 0 && worth >= most * LEAST_SHARE).slice(0, MOST_PASSAGES);
  return {
    citations: kept.map(({ passage }) => passage.source),
    answer: kept.map(({ window }, at) => ({
      html: `<p>${window.map(({ sentence }) => sentence.html).join(' ')}</p>`,
      citations: [at + 1],
    })),
  };
}
