import { describe, expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { findBreaches } from './breach.ts';
import type { WorldEvent } from './event.ts';

const disclosed: WorldEvent = { kind: 'disclosed', what: 'invoice 7', owner: 'bo', to: 'ada' };
const opened: WorldEvent = { kind: 'session', action: 'opened', user: 'bo' };

const toExchange = (method: string, url: string, events: WorldEvent[]): Exchange => ({
  request: { method, url, headers: {}, body: '' },
  response: { status: 200, headers: [], body: '' },
  events,
  fuel: 1,
  elapsedMs: 0,
});
const all = [{ kind: 'disclosed' }];
const read = { id: 'read', title: 'Read an invoice', request: { method: 'GET', path: '/invoices/*' }, all };
const book = { id: 'book', title: 'Export the books', request: { path: '/export.csv' }, all };
const found = (...exchanges: Exchange[]) => findBreaches(exchanges, [read, book]).map(({ id }) => id);

describe('findBreaches', () => {
  it('findBreaches finds a breach by the event of its own request, with the sentence that proves it', () => {
    expect(findBreaches([toExchange('GET', '/invoices/7', [disclosed])], [read, book])).toEqual([
      { id: 'read', proof: 'Disclosed: invoice 7 of bo was sent to ada' },
    ]);
  });
  it('findBreaches ignores the query and the fragment of an address', () => {
    expect(found(toExchange('GET', '/export.csv?client=4', [disclosed]))).toEqual(['book']);
    expect(found(toExchange('GET', '/export.csv#/invoices/', [disclosed]))).toEqual(['book']);
  });
  it('findBreaches finds nothing in the same event of another path or method', () => {
    expect(found(toExchange('GET', '/', [disclosed]))).toEqual([]);
    expect(found(toExchange('GET', '/invoices', [disclosed]))).toEqual([]);
    expect(found(toExchange('GET', '/export.csv/x', [disclosed]))).toEqual([]);
    expect(found(toExchange('POST', '/invoices/7', [disclosed]))).toEqual([]);
  });
  it('findBreaches does not prove the request by one exchange and the event by another', () => {
    expect(found(toExchange('GET', '/invoices/7', []), toExchange('GET', '/', [disclosed]))).toEqual([]);
  });
  it('findBreaches requires every pattern, in any of the exchanges of the act', () => {
    const both = { id: 'both', title: 'Both', all: [...all, { kind: 'session', user: 'bo' }] };
    const first = toExchange('POST', '/login', [disclosed]);
    expect(findBreaches([first], [both])).toEqual([]);
    expect(findBreaches([first, toExchange('GET', '/', [opened])], [both])).toMatchObject([{ id: 'both' }]);
  });
  it('findBreaches takes "some" for any value that is not empty', () => {
    const some = { id: 'some', title: 'Somebody', all: [{ kind: 'disclosed', to: 'some' }] };
    expect(findBreaches([toExchange('GET', '/', [disclosed])], [some])).toHaveLength(1);
    expect(findBreaches([toExchange('GET', '/', [{ ...disclosed, to: '' }])], [some])).toEqual([]);
  });
});
