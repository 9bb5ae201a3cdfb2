import { COMPANY_PROBLEMS } from './company/index.ts';
import { GENERAL_PROBLEMS } from './general.ts';
import { IDENTITY_PROBLEMS } from './identity/index.ts';
import { INTEGRATION_PROBLEMS } from './integration/index.ts';
import { LEARNING_PROBLEMS } from './learning/index.ts';
import { PRACTICE_PROBLEMS } from './practice/index.ts';
import { RECOGNITION_PROBLEMS } from './recognition/index.ts';

/** Every problem of the product. A test compares `storybook/docs/errors.mdx` with this table. */
export const PROBLEMS = {
  ...GENERAL_PROBLEMS,
  ...IDENTITY_PROBLEMS,
  ...PRACTICE_PROBLEMS,
  ...LEARNING_PROBLEMS,
  ...RECOGNITION_PROBLEMS,
  ...COMPANY_PROBLEMS,
  ...INTEGRATION_PROBLEMS,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
