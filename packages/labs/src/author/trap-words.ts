import { type Check, check } from '../grade/check.ts';
import type { LoadedLab } from '../grade/lab.ts';

const toWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');

/**
 * A trap is shown beside the verdict, which lists what is blocked: its words may not name that as open. What a test attacks
 * is named by the test; a trap that uses such a word to say that this much is right says so in `says_blocked`.
 */
export function checkTrapWords({ tests, traps }: Pick<LoadedLab, 'tests' | 'traps'>): Check[] {
  return traps
    .filter(({ shown }) => shown)
    .flatMap(({ id, title, why, fails, says_blocked = [] }) => {
      const words = `${title} ${why}`;
      const named = tests.filter(
        (test) => !fails.includes(test.id) && (test.names ?? []).some((name) => toWord(name).test(words)),
      );
      const wrong = named.filter((test) => !says_blocked.includes(test.id)).map((test) => test.id);
      const needless = says_blocked.filter((test) => !named.some((one) => one.id === test));
      return [
        check(
          `the trap ${id} names nothing that it does not fail`,
          wrong.length === 0,
          `its words name ${wrong.join(', ')}, which the verdict lists as blocked; change them, or add says_blocked`,
        ),
        check(
          `the trap ${id} names what it says is blocked`,
          needless.length === 0,
          `says_blocked has ${needless.join(', ')}, which it fails or does not name`,
        ),
      ];
    });
}
