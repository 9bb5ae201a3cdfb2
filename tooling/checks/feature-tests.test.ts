import { describe, expect, it } from 'vitest';
import { belongsTo, findFeatureTests, findTestsOf } from './feature-tests.ts';

const MODULE = 'tool-server/src/modules/learning/wishlist';
const GRAPH = new Map<string, string[]>([
  ['packages/contracts/src/learning/wishlist.ts', ['packages/contracts/src/base/endpoint.ts']],
  ['packages/contracts/src/base/endpoint.ts', []],
  [`${MODULE}/wishlist.service.ts`, ['packages/contracts/src/learning/wishlist.ts']],
  [`${MODULE}/wishlist.http.test.ts`, ['tool-server/test/fixtures/create-test-tool.ts']],
  ['tool-server/src/app.ts', [`${MODULE}/wishlist.service.ts`]],
  ['tool-server/test/fixtures/create-test-tool.ts', ['tool-server/src/app.ts']],
  [
    'tool-server/src/modules/learning/quiz/quiz.http.test.ts',
    ['tool-server/test/fixtures/create-test-tool.ts', `${MODULE}/wishlist.table.ts`],
  ],
  [
    'packages/client/src/stores/learning/wishlist.test.ts',
    ['packages/client/src/stores/learning/wishlist.ts'],
  ],
  ['packages/client/src/stores/learning/wishlist.ts', ['packages/contracts/src/learning/wishlist.ts']],
  ['packages/client/src/drawbridge.test.ts', ['packages/client/src/stores/learning/wishlist.ts']],
  ['packages/widgets/src/learning/wishlist/WishlistButton.stories.tsx', []],
  ['packages/widgets/src/wishlists/Other.stories.tsx', []],
  ['tool-server/test/processes/crash.process.test.ts', ['packages/contracts/src/learning/wishlist.ts']],
  ['e2e/journeys/wishlist.spec.ts', []],
]);

describe('the tests of a feature', () => {
  it('are those with its name, and those that import a file with its name, but for calls of other modules', () => {
    expect(findFeatureTests('wishlist', GRAPH)).toEqual({
      node: [
        'packages/client/src/drawbridge.test.ts',
        'packages/client/src/stores/learning/wishlist.test.ts',
        `${MODULE}/wishlist.http.test.ts`,
      ],
      browser: ['packages/widgets/src/learning/wishlist/WishlistButton.stories.tsx'],
    });
  });

  it.each([
    ['tool-server/src/modules/learning/wishlist/index.ts', true],
    ['packages/contracts/src/wishlist-rules.ts', true],
    ['packages/contracts/src/wishlists.ts', false],
    ['packages/widgets/src/wishlists/Other.tsx', false],
  ])('have its name as a word: %s %s', (file, expected) =>
    expect(belongsTo('wishlist', file)).toBe(expected),
  );
});

describe('the tests of a changed file', () => {
  it('are those that reach it by imports, but for calls of other modules', () => {
    expect(findTestsOf([`${MODULE}/wishlist.service.ts`], GRAPH)).toEqual({
      node: [`${MODULE}/wishlist.http.test.ts`],
      browser: [],
    });
  });

  it('are reached through several files', () => {
    expect(findTestsOf(['packages/contracts/src/base/endpoint.ts'], GRAPH).node).toEqual([
      'packages/client/src/drawbridge.test.ts',
      'packages/client/src/stores/learning/wishlist.test.ts',
    ]);
  });

  it('are itself, when it is a test', () => {
    const story = 'packages/widgets/src/learning/wishlist/WishlistButton.stories.tsx';
    expect(findTestsOf([story], GRAPH)).toEqual({ node: [], browser: [story] });
  });
});
