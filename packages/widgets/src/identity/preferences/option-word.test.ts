import { expect, it } from 'vitest';
import { toOptionWord } from './option-word.ts';

it.each([
  ['proficiency', 'Basic', 'Beginner'],
  ['proficiency', 'Advanced', 'Advanced'],
  ['proficiency', 'Other', 'Other'],
  ['topics', 'command-injection', 'Command injection'],
  ['topics', 'idor', 'IDOR'],
  ['topics', 'http-headers', 'HTTP headers'],
  ['roles', 'DevOps Engineer', 'DevOps Engineer'],
  ['goals', 'Basic', 'Basic'],
])('GEN-15 the question %s names the option %j as %j', (question, option, word) =>
  expect(toOptionWord(question, option)).toBe(word),
);
