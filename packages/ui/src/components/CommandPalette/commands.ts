import type { IconData } from '../Icon/icon-data.ts';
import { matchFuzzy, matchWords } from './fuzzy.ts';

export interface Command {
  id: string;
  label: string;
  /** Heading under which it is listed. */
  group?: string;
  /** What it is: of each kind, few results are shown at first. Absent: its group. */
  kind?: string;
  icon?: IconData;
  /** Keyboard shortcut with the same effect. */
  keys?: readonly string[];
  /** What it is about, in a few words: found after the labels. */
  topics?: string;
  /** The name of what it is a part of. Its label is then found after the topics of others, and this after it. */
  parent?: string;
  /** Additional search terms: every typed word must occur in one of them or in the label. Found last. */
  keywords?: string;
  /** Distinguishes it from others with the same name: what it is, or where it belongs. */
  note?: string;
  /** A badge after it, such as a lock. */
  badge?: { text: string; icon: IconData };
  onSelect: () => void;
}

export interface FoundCommand {
  command: Command;
  /** Matched positions in the label. */
  at: readonly number[];
}

/** Above every score of a match. */
const TIER = 100_000;
/**
 * The label of a part comes after whole things about the words. One whose characters are scattered comes after everything
 * that has the words.
 */
const TIERS = { label: 5, topics: 4, part: 3, parent: 2, keywords: 1 } as const;

const hasWord = (text: string | undefined, word: string) =>
  text !== undefined && text.toLowerCase().includes(word);

/** The place where the words are found; of words that are found in several places, the last of these. */
function findTier({ label, topics, parent, keywords }: Command, words: readonly string[]): number {
  const isPart = parent !== undefined;
  const fields = {
    label: isPart ? undefined : label,
    topics,
    part: isPart ? label : undefined,
    parent,
    keywords,
  };
  const names = Object.keys(TIERS) as (keyof typeof TIERS)[];
  const tiers = words.map((word) =>
    Math.max(0, ...names.filter((name) => hasWord(fields[name], word)).map((name) => TIERS[name])),
  );
  return Math.min(...tiers);
}

function rank(command: Command, query: string): (FoundCommand & { score: number }) | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const tier = findTier(command, words);
  const own = matchFuzzy(query, command.label);
  if (tier === 0) return own && { command, at: own.at, score: own.score };
  const { label, topics = '', parent = '', keywords = '' } = command;
  const text = { 5: label, 4: topics, 3: label, 2: parent, 1: keywords }[tier] ?? '';
  // The label is marked only where the words themselves are in it.
  const at = tier === TIERS.label || tier === TIERS.part ? (own?.at ?? []) : [];
  return { command, at, score: tier * TIER + (matchWords(query, text) ?? 0) };
}

/**
 * Finds the commands that match a query: by label, then topic, then parent, then keywords, and the best of each first.
 * Without a query, all of them in the given order.
 */
export function findCommands(commands: readonly Command[], query: string): FoundCommand[] {
  if (query.trim() === '') return commands.map((command) => ({ command, at: [] }));
  return commands
    .flatMap((command) => rank(command, query) ?? [])
    .toSorted((left, right) => right.score - left.score);
}

/** Leaves the first few of each kind. */
export function limitKinds(found: readonly FoundCommand[], most: number): FoundCommand[] {
  const counts = new Map<string | undefined, number>();
  return found.filter(({ command }) => {
    const kind = command.kind ?? command.group;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most;
  });
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
