import type { GeneralCheat } from '../cheat.ts';
import type { PolicyMaterial } from './material.ts';

/** No attack works on files that do nothing. */
export const allRefused: GeneralCheat<PolicyMaterial> = {
  id: 'all-refused',
  what: 'has nothing in its files',
  improve: 'add a functional test: it must see that the files still do their job',
  submissions: ({ starter }) => [
    { name: 'all files', files: starter.map(({ path }) => ({ path, text: '' })) },
    ...starter.map(({ path }) => ({ name: path, files: [{ path, text: '' }] })),
  ],
};
