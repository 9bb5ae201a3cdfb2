import MiniSearch from 'minisearch';
import { findLanguages, weighLanguage } from './languages.ts';
import type { Passage } from './passages.ts';
import { toStem, toStems, toWords } from './words.ts';

export interface FoundPassage {
  passage: Passage;
  score: number;
  /** Share of the question that the passage is about, each word by how rare it is: 0 to 1. */
  coverage: number;
  /** How many words of the question it has. */
  matched: number;
}

export interface PassageIndex {
  /** The best passages, best first. `allows` leaves passages out before the best are chosen. */
  search(
    query: string,
    options: { allows: (passage: Passage) => boolean; most: number; near?: Near },
  ): FoundPassage[];
  /** How rare a stem is in all passages. */
  weigh(stem: string): number;
}

/** The place of the question: its lesson and course come first among equals. */
export interface Near {
  courseId?: string | undefined;
  itemId?: string | undefined;
  labId?: string | undefined;
}

/** A word of that many letters may be misspelled. */
const LONG_WORD = 6;
/** Words of a question beyond these are code or a story: the rarest of them say what it is about. */
const MOST_WORDS = 12;

/** Less of a question than this is chance: a single common word of several. */
const LEAST_COVERAGE = 0.5;
const COVERAGE_OF_ONE = 0.6;

/** Returns whether the found passages say something about the question. */
export const isKnown = (found: readonly FoundPassage[]): boolean =>
  found.some(({ coverage, matched }) => coverage >= (matched > 1 ? LEAST_COVERAGE : COVERAGE_OF_ONE));

/** What is beside the question counts more. */
function weighNear({ course_id, item_id, lab_id }: Passage['source'], near: Near): number {
  if (near.labId !== undefined && lab_id === near.labId) return 2;
  if (near.itemId !== undefined && item_id === near.itemId) return 1.5;
  return near.courseId !== undefined && course_id === near.courseId ? 1.15 : 1;
}

/** BM25 over stems, by a library that is made for it (decision 0098). */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const frequency = new Map<string, number>();
  const languages = new Map<string, string[]>();
  const index = new MiniSearch<{ id: string; heading: string; title: string; text: string }>({
    fields: ['heading', 'title', 'text'],
    tokenize: toWords,
    processTerm: (word) => toStem(word) ?? null,
  });
  for (const { id, source, sentences, extra, subject } of passages) {
    const text = `${sentences.map((sentence) => sentence.text).join(' ')} ${extra}`;
    const heading = source.heading ?? source.title;
    const title = `${source.title} ${subject}`;
    index.add({ id, heading, title, text });
    languages.set(id, findLanguages(`${heading} ${title} ${text}`));
    for (const stem of toStems(`${heading} ${title} ${text}`))
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }

  const weigh = (stem: string) => {
    // What no text has weighs as much as what one has: a question may name things beside its subject.
    const holding = frequency.get(stem) ?? 1;
    return Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5));
  };

  return {
    weigh,
    search(query, { allows, most, near = {} }) {
      const weights = [...toStems(query)]
        .map((stem): [string, number] => [stem, weigh(stem)])
        // Of a long question the words that the courses know, the rarest first.
        .toSorted(
          ([one, a], [other, b]) => Number(frequency.has(other)) - Number(frequency.has(one)) || b - a,
        );
      const asked = new Map(weights.slice(0, MOST_WORDS));
      const whole = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
      if (whole === 0) return [];
      const askedFor = findLanguages(query);
      const found = index.search(query, {
        boost: { heading: 2.5, title: 1.5 },
        fuzzy: (stem) => (stem.length >= LONG_WORD && !frequency.has(stem) ? 0.2 : false),
        filter: ({ id }) => allows(byId.get(id as string) as Passage),
        boostDocument: (id) => {
          const { source } = byId.get(id as string) as Passage;
          return weighNear(source, near) * weighLanguage(askedFor, languages.get(id as string) ?? []);
        },
      });
      return found.slice(0, most).map(({ id, score, queryTerms }) => ({
        passage: byId.get(id as string) as Passage,
        score,
        coverage: queryTerms.reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0) / whole,
        matched: queryTerms.filter((stem) => asked.has(stem)).length,
      }));
    },
  };
}
