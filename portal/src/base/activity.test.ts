import { expect, it } from 'vitest';
import { activity } from './activity.ts';

it('SHELL-9 navigation is blocked while anything timed runs, and lifting the block twice lifts it once', () => {
  const first = activity.disable();
  const second = activity.disable();
  first();
  first();
  expect(activity.isDisabled).toBe(true);
  second();
  expect(activity.isDisabled).toBe(false);
});
