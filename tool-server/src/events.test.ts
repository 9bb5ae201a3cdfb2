import { asId } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createEventBus } from './events.ts';
import type { Tx } from './platform/db/database.ts';

const event = { personIds: [asId<'person'>('p')], at: new Date(0) };
const tx = {} as Tx;

describe('domain events', () => {
  it.each([false, true])(
    'events are recorded before anyone reacts to them, whoever listened first (reversed: %s)',
    async (isReversed) => {
      const bus = createEventBus({ isReversed });
      const called: string[] = [];
      const note = (name: string) => () => Promise.resolve(void called.push(name));
      bus.on('sessions.ended', 'react', note('first reaction'));
      bus.on('sessions.ended', 'record', note('first record'));
      bus.on('sessions.ended', 'react', note('second reaction'));
      bus.on('sessions.ended', 'record', note('second record'));
      await bus.publish(tx, 'sessions.ended', event);
      const expected = ['first record', 'second record', 'first reaction', 'second reaction'];
      const records = expected.slice(0, 2);
      const reactions = expected.slice(2);
      expect(called).toEqual(isReversed ? [...records.toReversed(), ...reactions.toReversed()] : expected);
    },
  );

  it('a fault of a listener rejects the event, so that the transaction is rolled back', async () => {
    const bus = createEventBus();
    bus.on('sessions.ended', 'record', () => Promise.reject(new Error('no disk')));
    await expect(bus.publish(tx, 'sessions.ended', event)).rejects.toThrow('no disk');
  });

  it('an event without listeners is published without a fault', async () => {
    await expect(createEventBus().publish(tx, 'sessions.ended', event)).resolves.toBeUndefined();
  });
});
