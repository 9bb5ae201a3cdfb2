import type { IconData } from '../Icon/icon-data.ts';
import { matchFuzzy } from './fuzzy.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading it is listed under. */
  group?: string;
  icon?: IconData;
  /** The key chord with the same effect. */
  keys?: readonly string[];
  /** More words it is found by. */
  keywords?: string;
  onSelect: () => void;
}

export interface FoundCommand {
  command: Command;
  /** Positions of the label that were matched. */
  at: readonly number[];
}

/** The commands that fit a query, best first; without a query all of them, as they were given. */
export function findCommands(commands: readonly Command[], query: string): FoundCommand[] {
  if (query.trim() === '') return commands.map((command) => ({ command, at: [] }));
  return commands
    .flatMap((command) => {
      const own = matchFuzzy(query, command.label);
      const other = own ? undefined : matchFuzzy(query, command.keywords ?? '');
      if (own) return [{ command, at: own.at, score: own.score }];
      return other ? [{ command, at: [], score: other.score / 2 }] : [];
    })
    .toSorted((left, right) => right.score - left.score);
}

/** Neighbours of one group in one block; a query breaks the groups up, and then there are none. */
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
