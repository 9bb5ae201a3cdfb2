import { expect, it } from 'vitest';
import { createEventBus } from '../../../events.ts';
import { createBilling } from './billing.module.ts';

it('BILL-13 a person whose plan ended is on the free tier within a minute, and stays signed in for an hour', () => {
  const nothing = {
    config: { mode: 'production' },
    catalogue: { prices: [] },
    database: {},
    events: createEventBus(),
  };
  const { jobs = [] } = createBilling(nothing as unknown as Parameters<typeof createBilling>[0]);
  expect(jobs.find(({ name }) => name === 'orders')?.everyMs).toBeLessThanOrEqual(60_000);
});
