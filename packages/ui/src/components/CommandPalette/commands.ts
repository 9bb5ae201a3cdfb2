import type { IconData } from '../Icon/icon-data.ts';
import { matchFuzzy, matchWords } from './fuzzy.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading it is listed under. */
  group?: string;
  icon?: IconData;
  /** The key chord with the same effect. */
  keys?: readonly string[];
  /** More words it is found by: every word typed must be in one of them or in the label. */
  keywords?: string;
  /** Tells it from others of the same name: what it is, where it belongs. */
  note?: string;
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
      const byWords = command.keywords
        ? matchWords(query, `${command.label} ${command.keywords}`)
        : undefined;
      const score = Math.max(own?.score ?? -Infinity, byWords ?? -Infinity);
      return score === -Infinity ? [] : [{ command, at: own?.at ?? [], score }];
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
