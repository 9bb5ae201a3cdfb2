import { expect, it } from 'vitest';
import { activity } from './activity.ts';

it('SHELL-9 blocks while anything timed runs, and lifting twice lifts once', () => {
  const first = activity.disable();
  const second = activity.disable();
  first();
  first();
  expect(activity.isDisabled).toBe(true);
  second();
  expect(activity.isDisabled).toBe(false);
});
