import type { LabPack } from '@drawbridge/contracts/practice';

/** The lab has attacks that the page may show; those of its hidden tests stay on the server. */
export const hasAttacks = ({ tests, goal }: Pick<LabPack, 'tests' | 'goal'>): boolean =>
  goal === undefined && tests.some(({ kind }) => kind === 'exploit');
