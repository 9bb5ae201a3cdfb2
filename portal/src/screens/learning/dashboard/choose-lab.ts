import type { LabCard } from '@drawbridge/contracts/practice';
import { isClosed } from '@drawbridge/contracts/rules';

export interface LabWishes {
  /** Levels and topics of the preferences; empty before they were submitted. */
  levels: readonly string[];
  tags: readonly string[];
}

/** The tags of courses and the topics of labs are two lists: what counts is a word that both have. */
const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/** The topic of the preferences that a lab is about. */
export function findWishedTopic(lab: LabCard, { tags }: LabWishes): string | undefined {
  const names = [...lab.topics, ...lab.weaknesses.map(({ name }) => name), lab.search_words];
  const words = new Set(names.flatMap(toWords));
  return tags.find((tag) => {
    const wanted = toWords(tag);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}

export interface LabChoice {
  kind: 'first' | 'next';
  lab: LabCard;
  /** The topic of the preferences that it is about. */
  topic: string | undefined;
}

/**
 * The exercise to do next: one about a chosen topic and at the chosen level, and of those the quickest. Before the first
 * pass it is a challenge, for a success within minutes; afterwards a lab. What was opened already goes first.
 */
export function chooseLab(labs: readonly LabCard[], wishes: LabWishes): LabChoice | undefined {
  const kind = labs.some(({ passed }) => passed) ? 'next' : 'first';
  const type = kind === 'first' ? 'challenge' : 'lab';
  const levels = wishes.levels.length > 0 ? wishes.levels : ['Basic'];
  const toRank = (lab: LabCard) => [
    Number(!lab.started),
    Number(findWishedTopic(lab, wishes) === undefined),
    Number(!levels.includes(lab.level)),
    lab.minutes,
  ];
  const [best] = labs
    .filter((lab) => lab.type === type && !lab.passed && !isClosed(lab))
    .map((lab) => ({ lab, rank: toRank(lab) }))
    .sort((one, other) => {
      const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
      return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
    });
  return best && { kind, lab: best.lab, topic: findWishedTopic(best.lab, wishes) };
}
