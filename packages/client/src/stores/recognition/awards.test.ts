import { listJourneys } from '@drawbridge/contracts/learning';
import {
  checkCertificate,
  linkCertificate,
  listCertifications,
  listOwnBadges,
} from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createJourneyListStore } from '../learning/journeys.ts';
import { createBadgeStore } from './badges.ts';
import { createCertificateCheckStore, createCertificationStore } from './certifications.ts';

const id = '00000000-0000-4000-8000-000000000001';
const checked = (number: string): FakeAnswer => ({
  data: {
    number,
    kind: 'course',
    title: 'T',
    name: 'N',
    issued_at: '2026-03-02T09:00:00.000Z',
    state: 'valid',
  },
});

describe('NAV-24 the certificate as a file', () => {
  it('two simultaneous clicks request one certificate URL', async () => {
    const server = createFakeServer([
      [linkCertificate, () => ({ data: { url: 'https://tool.test/x.pdf', expires_at: '' } })],
    ]);
    const store = createCertificationStore({ client: server.client, notify: vi.fn() });
    const [first, second] = [store.link(id), store.link(id)];
    expect(store.linking.value).toBe(id);
    expect([await first, await second]).toEqual(['https://tool.test/x.pdf', undefined]);
    expect(server.calls).toHaveLength(1);
    expect(store.linking.value).toBeUndefined();
  });

  it('a certificate that could not be linked says why, and can be retried', async () => {
    const server = createFakeServer([[linkCertificate, () => ({ problem: 'certificate_not_found' })]]);
    const notify = vi.fn();
    const store = createCertificationStore({ client: server.client, notify });
    expect(await store.link(id)).toBeUndefined();
    expect(notify).toHaveBeenCalledExactlyOnceWith('negative', 'There is no such certificate.');
    expect(store.linking.value).toBeUndefined();
  });
});

describe('the check of a number', () => {
  it('the answer to the last number is shown, even if an earlier one answers later', async () => {
    const waiting: ((given: FakeAnswer) => void)[] = [];
    const server = createFakeServer([
      [checkCertificate, () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve))],
    ]);
    const store = createCertificateCheckStore(server);
    expect(store.found.value).toBeUndefined();
    const first = store.check('one');
    const second = store.check('two');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(checked('two'));
    await second;
    waiting[0]?.(checked('one'));
    await first;
    expect(store.found.value).toMatchObject({ state: 'ready', value: { number: 'two' } });
  });
});

describe('ERR-24 journeys, certifications and badges', () => {
  const empty = {
    journeys: [listJourneys, { items: [] }],
    certifications: [listCertifications, { certifications: [], course_certificates: [] }],
    badges: [listOwnBadges, { earned: [], open: [] }],
  } as const;

  it.each(Object.entries(empty))(
    '%s stay when they cannot be reloaded, and appear after a retry',
    async (name, [endpoint, data]) => {
      const server = createFakeServer([[endpoint, () => 'offline']]);
      const deps = { client: server.client, notify: vi.fn() };
      const stores = {
        journeys: createJourneyListStore(deps),
        certifications: createCertificationStore(deps),
        badges: createBadgeStore(deps),
      };
      const shown = {
        journeys: stores.journeys.journeys,
        certifications: stores.certifications.content,
        badges: stores.badges.badges,
      }[name as keyof typeof stores];
      const load = () => stores[name as keyof typeof stores].load();
      await load();
      expect(shown.value.state).toBe('problem');
      server.on(endpoint, () => ({ data }));
      await load();
      server.on(endpoint, () => ({ problem: 'internal' }));
      await load();
      expect(shown.value).toEqual({ state: 'ready', value: 'items' in data ? data.items : data });
    },
  );
});
