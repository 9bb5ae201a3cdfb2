import { describe, expect, it } from 'vitest';
import { readListedRequirements } from './requirements.ts';
import { findRefused, listTexts, readText, SPECIFIED } from './words.ts';

describe('the texts that people read', () => {
  it('have none of the refused words', () => {
    expect(listTexts().flatMap((file) => findRefused(file, readText(file)))).toEqual([]);
  });

  it.each([
    'README.md',
    'storybook/docs/lti.mdx',
    'storybook/docs/decisions/0013-labs-verdicts-from-the-world.md',
    'packages/content/challenges/csp-nonce/lab.yaml',
    'packages/content/challenges/csp-nonce/steps/02-two-faults.md',
    'packages/content/challenges/timing-compare/traps/one-door.patch',
    'packages/content/labs/l10-the-thumbnailers-shell/lab.yaml',
    'packages/content/playgrounds/sql-bench/lab.yaml',
    'packages/content/courses/c2-injection-at-the-boundary/quizzes/sql.yaml',
    'packages/widgets/src/practice/lab/hints/messages.ts',
    'packages/widgets/src/practice/lab/LabList.messages.ts',
    'portal/src/screens/learning/dashboard/messages.ts',
    'packages/contracts/src/base/problem.ts',
    'packages/labs/src/cli.ts',
    'tool-server/src/modules/identity/signup/signup.mails.ts',
    'tool-server/src/modules/integration/lti/pages/refusals.ts',
  ])('include %s', (file) => {
    expect(listTexts()).toContain(file);
  });

  it('have exceptions for texts of the specification only, each with a requirement that is listed', () => {
    const listed = readListedRequirements().map(([id]) => id);
    expect(SPECIFIED.filter(([, requirement]) => !listed.includes(requirement))).toEqual([]);
    const texts = listTexts().map(readText);
    expect(SPECIFIED.filter(([words]) => !texts.some((text) => text.includes(words)))).toEqual([]);
  });
});

/** The words that are found in a line of a document. */
const findWords = (text: string, file = 'a.md') =>
  findRefused(file, text).map((found) => /"([^"]*)"/.exec(found)?.[1]);

describe('a refused word', () => {
  it('is reported with its line, the reason and what to write', () => {
    expect(findRefused('steps/01.md', '# One\n\nPress **Hand in**.')).toEqual([
      'steps/01.md:3: "Hand in": one act has one verb, and the button is labelled so; write "submit"',
    ]);
  });

  it.each([
    ['The first sign is wrong.', 'sign'],
    ['Sign by sign, until one is wrong.', 'Sign by sign'],
    ['A code has fourteen signs.', 'signs'],
    ['It encodes every sign that could begin a tag.', 'sign'],
    ['The function stands in the file.', 'stands in'],
    ['What stood before it is done.', 'stood before'],
    ['The nonce belongs into the template.', 'belongs into'],
    ['He handed it in.', 'handed it in'],
    ['## To take along', 'take along'],
    ['Start the app afresh.', 'afresh'],
    ['Second half: mend it.', 'mend'],
    ['A redirect is as right.', 'is as right'],
    ['Type small letters.', 'small letters'],
    ['You need 75 % to pass.', '5 %'],
    ['Costs {percent} % of the points.', '} %'],
    ['A suggestive course.', 'suggestive'],
    ['It will be told here.', 'told here'],
    ['The old system knows no sessions.', 'knows no'],
    ['Show the submission before.', 'the submission before'],
    ['Raise the limit\nof the day.', 'limit of the day'],
  ])('is found in %j', (text, word) => {
    expect(findWords(text)).toContain(word);
  });

  it.each([
    'Sign in as Ada, sign up, sign out; a sign-in; they sign it.',
    'A dollar sign, an at sign, a plus sign; the first sign of trouble.',
    'The server signs the message and checks what it signed.',
    'SQL stands for Structured Query Language; the default stands in for the others.',
    'It recommends and amends; a commendable amendment.',
    'They walk hand in hand and write by hand in ink; an umbrella was handed in.',
    'Sorry, no suggestive courses available',
    'Subscription has been expired',
    'It is 75% done, and 7 `% 2` is 1.',
    'Know it by heart; the smallest letter.',
    '```js\nconst sign = 5 % 2;\n```',
  ])('is not found in %j', (text) => {
    expect(findWords(text)).toEqual([]);
  });

  it('is found in the strings of code that are phrases, and nowhere else in it', () => {
    const code = "// a sign, afresh\nconst sign = 'afresh';\nthrow new Error('the last sign is wrong');\n";
    expect(findRefused('a.ts', code)).toHaveLength(1);
    expect(findRefused('a.ts', code)[0]).toMatch(/^a\.ts:3: "sign"/);
  });

  it('is found in the comments and phrases of an exercise', () => {
    const code = "// Sign by sign.\nconst sign = text['sign'];\nsend('Not the last sign.'); // no sign\n";
    const lines = findRefused('app/a.js', code).map((found) => /:(\d):/.exec(found)?.[1]);
    expect(new Set(lines)).toEqual(new Set(['1', '3']));
    expect(findWords('+# The first sign\n-x = sign\n', 'traps/a.patch')).toEqual(['sign']);
  });

  it('may be part of an id in YAML', () => {
    const yaml = 'traps:\n  - id: first-sign\n    fails: [foretold, mend]\n';
    expect(findWords(yaml, 'lab.yaml')).toEqual([]);
  });
});
