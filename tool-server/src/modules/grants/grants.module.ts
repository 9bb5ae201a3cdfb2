import type { EventBus } from '../../events.ts';
import { fillGrantsOf } from './fill-grants.ts';

/** Records what accounts begin with. What is given later is recorded where it is given. */
export function createGrants({ events }: { events: EventBus }): void {
  events.on('account.confirmed', 'record', (tx, { personId }) => fillGrantsOf(tx, personId));
}
