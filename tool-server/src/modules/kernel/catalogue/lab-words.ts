import type { LabPack } from '@drawbridge/contracts/practice';

const LANGUAGES: Record<LabPack['engine'], string> = {
  js: 'JavaScript',
  sql: 'JavaScript',
  python: 'Python',
  policy: 'Configuration',
  terminal: 'Shell',
  container: 'Shell',
};

/** The language of a lab's files, for filters. */
export const toLabLanguage = ({ engine }: Pick<LabPack, 'engine'>): string => LANGUAGES[engine];

/** Technologies that a lab is searched by, beside its language. */
export const toTechnologies = ({ engine, files }: Pick<LabPack, 'engine' | 'files'>): string[] => [
  ...(engine === 'sql' ? ['SQL'] : []),
  ...(engine === 'js' || engine === 'sql' ? ['Node.js', 'Express'] : []),
  ...(engine === 'policy' ? files.map(({ path }) => path) : []),
];
