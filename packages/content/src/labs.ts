import { fileURLToPath } from 'node:url';

/** Folders that hold every lab, challenge and playground of ours, for the lab loader. */
export const labsRoots: readonly string[] = ['labs', 'challenges', 'playgrounds'].map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);
