import { type Check, check } from '../../../grade/check.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import type { TriedGuard } from './try-guards.ts';
import { isMeant, readUnneeded, type UnneededGuard } from './unneeded.ts';

const INDENT = '\n          ';

function checkListed(listed: UnneededGuard, tried: readonly TriedGuard[]): Check {
  const { file, guard, nth, why } = listed;
  const meant = tried.filter((found) => isMeant(listed, found));
  const noticed = meant.filter(({ isNoticed }) => isNoticed).map(({ line }) => `${file}:${line}`);
  const which = nth === undefined ? '' : ` (${nth})`;
  return check(
    `no test needs the guard ${guard}${which} of ${file}: ${why}`,
    meant.length > 0 && noticed.length === 0,
    meant.length === 0
      ? 'the solution has no such guard: remove it from unneeded-guards.yaml'
      : `without ${noticed.join(', ')} a test fails: remove it from unneeded-guards.yaml, or say which one with nth`,
  );
}

/** Checks that tests need the guards of the solution, except those that its author lists with a reason. */
export function checkGuards({ dir }: Pick<LoadedLab, 'dir'>, tried: readonly TriedGuard[]): Check[] {
  const listed = readUnneeded(dir);
  const open = tried.filter(
    (found) => !found.isNoticed && !listed.some((unneeded) => isMeant(unneeded, found)),
  );
  const toLine = ({ file, line, text, nth }: TriedGuard) =>
    `${file}:${line}  ${text}${nth > 1 ? `  (nth: ${nth})` : ''}`;
  const all =
    tried.length === 0
      ? []
      : [
          check(
            'every guard of the solution is needed by a test',
            open.length === 0,
            [
              `without one of these ${open.length} of ${tried.length} the tests pass:`,
              ...open.map(toLine),
              'to do: a test that fails without it, or an entry in unneeded-guards.yaml that says why none is needed',
            ].join(INDENT),
          ),
        ];
  return [...all, ...listed.map((unneeded) => checkListed(unneeded, tried))];
}
