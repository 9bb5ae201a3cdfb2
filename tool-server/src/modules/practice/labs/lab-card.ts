import { WEAKNESSES } from '@drawbridge/content';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { toLabLanguage, toTechnologies } from '../../kernel/catalogue/index.ts';

/** A lab as its card shows it and as a search finds it, without the learner's progress. */
export function toLabCard({
  pack,
  guided,
}: LoadedLab): Omit<LabCard, 'started' | 'passed' | 'upgrade' | 'disabled'> {
  const { lab_id, title, summary, type, kind, level, minutes, points, cwe, owasp, steps } = pack;
  const known = cwe.flatMap((id) => (WEAKNESSES[id] ? [{ id, ...WEAKNESSES[id] }] : []));
  return {
    lab_id,
    title,
    summary,
    type,
    kind,
    level,
    minutes,
    points,
    weaknesses: cwe.map((id) => ({ id, name: WEAKNESSES[id]?.name ?? id, words: WEAKNESSES[id]?.words })),
    owasp,
    topics: [...new Set(known.map(({ topic }) => topic))],
    language: toLabLanguage(pack),
    steps: steps.flatMap(({ id, title: step }) => (step && !guided.includes(id) ? [step] : [])),
    search_words: [...known.map(({ words }) => words), ...toTechnologies(pack)].join(', '),
  };
}
