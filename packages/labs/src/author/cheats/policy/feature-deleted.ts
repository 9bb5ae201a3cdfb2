import type { GeneralCheat } from '../cheat.ts';
import { readFeatures } from './features.ts';
import type { PolicyMaterial } from './material.ts';

/** What is gone has no fault. */
export const featureDeleted: GeneralCheat<PolicyMaterial> = {
  id: 'feature-deleted',
  what: 'removes an instruction, job, trigger, document or block, and fixes nothing',
  improve: 'add a functional test, hidden or visible, that needs it',
  submissions: ({ starter }) =>
    starter.flatMap((file) =>
      readFeatures(file).map(({ name, rest }) => ({ name, files: [{ path: file.path, text: rest }] })),
    ),
};
