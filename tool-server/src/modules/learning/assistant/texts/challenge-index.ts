import type { LabCard } from '@drawbridge/contracts/practice';
import { isClosed } from '@drawbridge/contracts/rules';
import MiniSearch from 'minisearch';
import { findLanguages, weighLanguage } from './languages.ts';
import { toStem, toStems, toWords } from './words.ts';

const MOST = 4;
/** Share of the question's words that a card must have. */
const LEAST_SHARE = 0.34;
/** A card that fits much less than the best one is no suggestion. */
const LEAST_OF_BEST = 0.35;

/** Labs and challenges that fit a question, best first; those that are closed to the reader last. A playground has no task. */
export function findChallenges(query: string, cards: readonly LabCard[]): LabCard[] {
  const index = new MiniSearch<LabCard & { id: string; subject: string }>({
    fields: ['title', 'subject', 'summary', 'search_words'],
    tokenize: toWords,
    processTerm: (word) => toStem(word) ?? null,
  });
  const toSolve = cards.filter(({ type }) => type !== 'playground');
  index.addAll(
    toSolve.map((card) => ({
      ...card,
      id: card.lab_id,
      subject: [...card.weaknesses.flatMap(({ id, name }) => [id, name]), ...card.topics].join(' '),
    })),
  );
  const asked = toStems(query);
  const askedFor = findLanguages(query);
  const languages = new Map(toSolve.map(({ lab_id, language }) => [lab_id, language]));
  const found = index
    .search(query, {
      boost: { subject: 3, title: 2, search_words: 2 },
      fuzzy: (stem) => (stem.length > 6 ? 0.2 : false),
      boostDocument: (id) => weighLanguage(askedFor, [languages.get(id as string) ?? ''].filter(Boolean)),
    })
    .filter(({ queryTerms }) => new Set(queryTerms).size >= Math.min(4, asked.size) * LEAST_SHARE);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, MOST)
    .flatMap(({ id }) => toSolve.find(({ lab_id }) => lab_id === id) ?? [])
    .toSorted((left, right) => Number(isClosed(left)) - Number(isClosed(right)));
}
