import { AI_QUIZ } from '@drawbridge/contracts/learning';
import { pickRandom } from '@drawbridge/contracts/rules';
import type { Candidate, MadeQuestion } from './candidate.ts';
import { createRandom } from './random.ts';

/** How many of each kind, where there are enough. */
const SHARES = { pool: 3, cloze: 3, statement: 2 } as const satisfies Record<Candidate['kind'], number>;
const KINDS = Object.keys(SHARES) as Candidate['kind'][];

/**
 * Draws the questions of an attempt: first those that the previous attempt did not ask, from as many lessons as
 * possible. The same seed gives the same questions.
 * @param seen ids of the previous attempt
 */
export function drawAiQuiz(
  candidates: readonly Candidate[],
  { seed, seen, count = AI_QUIZ.questions }: { seed: string; seen: readonly string[]; count?: number },
): MadeQuestion[] {
  const random = createRandom(seed);
  const isNew = ({ id }: Candidate) => !seen.includes(id);
  const shuffled = pickRandom(candidates, candidates.length, candidates.length, random);
  const waiting = [...shuffled.filter(isNew), ...shuffled.filter((candidate) => !isNew(candidate))];
  const drawn: Candidate[] = [];
  const countOf = (of: (candidate: Candidate) => boolean) => drawn.filter(of).length;

  /** The next one of a kind, from the lesson that has been asked about least. */
  function take(fits: (candidate: Candidate) => boolean): boolean {
    const open = waiting.filter((candidate) => fits(candidate) && !drawn.includes(candidate));
    const fresh = open.filter(isNew);
    const ranked = (fresh.length > 0 ? fresh : open).map((candidate) => ({
      candidate,
      asked: countOf(({ source }) => source.item_id === candidate.source.item_id),
    }));
    const least = ranked.toSorted((one, other) => one.asked - other.asked)[0];
    if (least) drawn.push(least.candidate);
    return least !== undefined;
  }

  for (const kind of KINDS)
    while (
      drawn.length < count &&
      countOf((one) => one.kind === kind) < SHARES[kind] &&
      take((one) => one.kind === kind)
    );
  while (drawn.length < count && take(() => true));
  return pickRandom(drawn, drawn.length, drawn.length, random).map(({ make, source }) => ({
    ...make(random),
    source,
  }));
}
