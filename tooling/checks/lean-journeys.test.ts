import { describe, expect, it } from 'vitest';
import { findUnprovenIds, ONLY_IN_ALL, splitIds } from './lean-journeys.ts';

describe('The lean journeys', () => {
  it('the lean journeys name each requirement that no other test of `npm test` names', () => {
    expect(findUnprovenIds()).toEqual(Object.keys(ONLY_IN_ALL));
  });
});

describe('The requirements of a journey file', () => {
  // Put together here, so that this file names no requirement.
  const id = (number: number) => `AUTH-${number}`;
  const source = `
test('${id(1)} one', { tag: '@lean' }, async () => {
  await test.step('${id(2)} part of it', run);
});
test('${id(3)} two', async () => {});
test.describe('${id(4)} a group', { tag: '@lean' }, () => {
  test('${id(5)} of the group', async () => {});
});
test('${id(6)} after the group', async () => {});`;

  it('requirements are lean if the test or its group is', () => {
    expect([...splitIds(source).lean]).toEqual([1, 2, 4, 5].map(id));
  });
  it('requirements are not lean elsewhere', () => {
    expect([...splitIds(source).other]).toEqual([3, 6].map(id));
  });
});
