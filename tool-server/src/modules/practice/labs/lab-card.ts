import { WEAKNESSES } from '@drawbridge/content';
import type { LabCard, LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';

const LANGUAGES: Record<LabPack['engine'], string> = {
  js: 'JavaScript',
  sql: 'JavaScript',
  python: 'Python',
  policy: 'Configuration',
  terminal: 'Shell',
  container: 'Shell',
};

/** A lab as its card shows it and as a search finds it, without the learner's progress. */
export function toLabCard({
  pack,
  guided,
}: LoadedLab): Omit<LabCard, 'started' | 'passed' | 'upgrade' | 'disabled'> {
  const { lab_id, title, summary, type, kind, level, minutes, points, cwe, owasp, engine, steps, files } =
    pack;
  const known = cwe.flatMap((id) => (WEAKNESSES[id] ? [{ id, ...WEAKNESSES[id] }] : []));
  const fileNames = engine === 'policy' ? files.map(({ path }) => path) : [];
  return {
    lab_id,
    title,
    summary,
    type,
    kind,
    level,
    minutes,
    points,
    weaknesses: cwe.map((id) => ({ id, name: WEAKNESSES[id]?.name ?? id })),
    owasp,
    topics: [...new Set(known.map(({ topic }) => topic))],
    language: LANGUAGES[engine],
    steps: steps.flatMap(({ id, title: step }) => (step && !guided.includes(id) ? [step] : [])),
    search_words: [
      ...known.map(({ words }) => words),
      ...(engine === 'sql' ? ['SQL'] : []),
      ...(engine === 'js' || engine === 'sql' ? ['Node.js', 'Express'] : []),
      ...fileNames,
    ].join(', '),
  };
}
