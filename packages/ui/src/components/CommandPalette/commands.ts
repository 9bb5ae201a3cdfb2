import type { IconData } from '../Icon/icon-data.ts';
import { matchFuzzy, matchWords } from './fuzzy.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading under which it is listed. */
  group?: string;
  icon?: IconData;
  /** Keyboard shortcut with the same effect. */
  keys?: readonly string[];
  /** Additional search terms: every typed word must occur in one of them or in the label. */
  keywords?: string;
  /** Distinguishes it from others with the same name: what it is, or where it belongs. */
  note?: string;
  onSelect: () => void;
}

export interface FoundCommand {
  command: Command;
  /** Matched positions in the label. */
  at: readonly number[];
}

/** Finds the commands that match a query, best first; without a query, all of them in the given order. */
export function findCommands(commands: readonly Command[], query: string): FoundCommand[] {
  if (query.trim() === '') return commands.map((command) => ({ command, at: [] }));
  return commands
    .flatMap((command) => {
      const own = matchFuzzy(query, command.label);
      const byWords = command.keywords
        ? matchWords(query, `${command.label} ${command.keywords}`)
        : undefined;
      const score = Math.max(own?.score ?? -Infinity, byWords ?? -Infinity);
      return score === -Infinity ? [] : [{ command, at: own?.at ?? [], score }];
    })
    .toSorted((left, right) => right.score - left.score);
}

/** Groups adjacent commands of the same group; the results of a query are not grouped. */
export function toGroups(
  found: readonly FoundCommand[],
  hasQuery: boolean,
): { title: string | undefined; found: FoundCommand[] }[] {
  const groups: { title: string | undefined; found: FoundCommand[] }[] = [];
  for (const one of found) {
    const title = hasQuery ? undefined : one.command.group;
    const last = groups.at(-1);
    if (last && last.title === title) last.found.push(one);
    else groups.push({ title, found: [one] });
  }
  return groups;
}
