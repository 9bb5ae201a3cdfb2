import { pickRandom } from '@drawbridge/contracts/rules';
import type { MadeQuestion } from './made-question.ts';
import { createRandom } from './random.ts';

/**
 * Draws the questions of an attempt: first those that the previous attempt did not ask, from as many lessons as
 * possible. The same seed gives the same questions. Gives fewer than `count` if the pool has fewer.
 * @param seen ids of the previous attempt
 */
export function drawFromPool(
  pool: readonly MadeQuestion[],
  { seed, seen, count }: { seed: string; seen: readonly string[]; count: number },
): MadeQuestion[] {
  const random = createRandom(seed);
  const waiting = pickRandom(pool, pool.length, pool.length, random).toSorted(
    (one, other) => Number(seen.includes(one.id)) - Number(seen.includes(other.id)),
  );
  const drawn: MadeQuestion[] = [];
  const countAsked = ({ source }: MadeQuestion) =>
    drawn.filter((one) => one.source.item_id === source.item_id).length;

  while (drawn.length < count && drawn.length < pool.length) {
    const open = waiting.filter((question) => !drawn.includes(question));
    const fresh = open.filter(({ id }) => !seen.includes(id));
    // From the lesson that has been asked about least.
    const [next] = (fresh.length > 0 ? fresh : open).toSorted(
      (one, other) => countAsked(one) - countAsked(other),
    );
    if (next) drawn.push(next);
  }
  return pickRandom(drawn, drawn.length, drawn.length, random);
}
