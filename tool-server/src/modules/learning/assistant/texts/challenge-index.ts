import type { LabCard } from '@drawbridge/contracts/practice';
import MiniSearch from 'minisearch';
import { toStem, toStems, toWords } from './words.ts';

const MOST = 4;
/** Share of the question's words that a card must have. */
const LEAST_SHARE = 0.34;
/** A card that fits much less than the best one is no suggestion. */
const LEAST_OF_BEST = 0.35;

/** Labs and challenges that fit a question, best first. A playground has no task. */
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
  const found = index
    .search(query, {
      boost: { subject: 3, title: 2, search_words: 2 },
      fuzzy: (stem) => (stem.length > 6 ? 0.2 : false),
    })
    .filter(({ queryTerms }) => new Set(queryTerms).size >= Math.min(4, asked.size) * LEAST_SHARE);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, MOST)
    .flatMap(({ id }) => toSolve.find(({ lab_id }) => lab_id === id) ?? []);
}
