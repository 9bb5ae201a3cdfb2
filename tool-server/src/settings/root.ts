import { fileURLToPath } from 'node:url';

/** The folder of the repository, which relative paths of the settings start from. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
