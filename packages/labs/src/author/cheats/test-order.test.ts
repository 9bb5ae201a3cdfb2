import { expect, it } from 'vitest';
import { createTestOrder, type TestOrder } from './test-order.ts';

const TESTS = ['a', 'b', 'c'].map((id) => ({ id, visibility: 'hidden' as const }));
const sorted = (order: TestOrder) => order.sort(TESTS).map(({ id }) => id);

it('tests of a lab keep their order until something is known about them', () => {
  expect(sorted(createTestOrder())).toEqual(['a', 'b', 'c']);
});

it('of two tests that take equally long, the one that failed more often comes first', () => {
  const order = createTestOrder();
  for (const { id } of TESTS) order.note(id, 10, id === 'c');
  expect(sorted(order)).toEqual(['c', 'a', 'b']);
});

it('of two tests that fail equally often, the shorter one comes first', () => {
  const order = createTestOrder();
  order.note('a', 500, true);
  order.note('b', 20, true);
  order.note('c', 100, true);
  expect(sorted(order)).toEqual(['b', 'c', 'a']);
});

it('visible tests come before hidden ones, which must fail with three seeds', () => {
  const order = createTestOrder();
  order.note('c', 1, true);
  expect(order.sort([...TESTS, { id: 'd', visibility: 'visible' as const }])[0]?.id).toBe('d');
});
