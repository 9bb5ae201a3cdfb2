import {
  getProfileDetails,
  PICTURE,
  PICTURE_TEXTS,
  PROFILE_TEXTS,
  type ProfileDetails,
  removePicture,
  updateProfile,
  uploadPicture,
} from '@drawbridge/contracts/recognition';
import { describe, expect, it } from 'vitest';
import type { UserChange } from '../../session/session.ts';
import { createFakeServer, type FakeHandler } from '../../testing/fake-server.ts';
import { createProfileDetailsStore } from './profile-details.ts';

const DETAILS: ProfileDetails = {
  email: 'ada@acme.test',
  first_name: 'Ada',
  last_name: 'Minh',
  member_since: '2026-01-01T00:00:00.000Z',
  time_zone: null,
  weekly_digest_email: true,
  weekly_news_opt_in: false,
  newsfeed_topics: [],
};

function setUp(update: FakeHandler = (input) => ({ data: { ...DETAILS, ...input } })) {
  const server = createFakeServer([
    [getProfileDetails, () => ({ data: DETAILS })],
    [updateProfile, update],
    [uploadPicture, () => ({ data: { picture: '/pictures/1.webp' } })],
    [removePicture, () => ({ data: {} })],
  ]);
  const notices: [string, string][] = [];
  const changes: UserChange[] = [];
  const store = createProfileDetailsStore({
    client: server.client,
    session: { change: (change) => void changes.push(change) },
    notify: (tone, text) => void notices.push([tone, text]),
  });
  const shown = () => (store.details.value.state === 'ready' ? store.details.value.value : undefined);
  return { server, store, notices, changes, shown };
}

describe('PROF-16 a setting', () => {
  it('a setting is shown immediately and sent alone, and PROF-3 the success is announced', async () => {
    const { server, store, notices, shown } = setUp();
    await store.load();
    const saving = store.changeSettings({ weekly_digest_email: false });
    expect(shown()?.weekly_digest_email).toBe(false);
    await saving;
    expect(server.calls.at(-1)?.input).toEqual({ weekly_digest_email: false });
    expect(notices).toEqual([['positive', 'Profile updated successfully']]);
  });

  it("PROF-3 a setting shows the server's message if it sends one", async () => {
    const { store, notices } = setUp((input) => ({ data: { ...DETAILS, ...input }, message: 'Saved' }));
    await store.load();
    await store.changeSettings({ weekly_news_opt_in: true });
    expect(notices).toEqual([['positive', 'Saved']]);
  });

  it.each(['offline', { problem: 'forbidden' }] as const)(
    'a refused setting (%j) is shown as before',
    async (answer) => {
      const { store, notices, shown } = setUp(() => answer);
      await store.load();
      await store.changeSettings({ weekly_digest_email: false, newsfeed_topics: ['cloud'] });
      expect(shown()).toEqual(DETAILS);
      expect(notices.map(([tone]) => tone)).toEqual(['negative']);
    },
  );

  it('a setting that is switched again before the answer keeps its last state', async () => {
    const { server, store, shown } = setUp();
    await store.load();
    await Promise.all([
      store.changeSettings({ weekly_digest_email: false }),
      store.changeSettings({ weekly_digest_email: true }),
      store.changeSettings({ weekly_digest_email: false }),
    ]);
    expect(shown()?.weekly_digest_email).toBe(false);
    expect(server.calls.slice(1).map(({ input }) => input['weekly_digest_email'])).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('a refused setting leaves another one that was switched since', async () => {
    const { store, shown } = setUp((input) =>
      'weekly_digest_email' in input ? { problem: 'internal' } : { data: { ...DETAILS, ...input } },
    );
    await store.load();
    await Promise.all([
      store.changeSettings({ weekly_digest_email: false }),
      store.changeSettings({ weekly_news_opt_in: true }),
    ]);
    expect(shown()).toEqual({ ...DETAILS, weekly_news_opt_in: true });
  });

  it('a new time zone applies to the dates of the page', async () => {
    const { store, changes } = setUp();
    await store.load();
    await store.changeSettings({ time_zone: 'Asia/Tokyo' });
    await store.changeSettings({ time_zone: null });
    expect(changes).toEqual([{ timeZone: 'Asia/Tokyo' }, { timeZone: null }]);
  });
});

describe('PROF-5 the names', () => {
  it('names are shown by the session as the server wrote them', async () => {
    const { store, changes, shown } = setUp(() => ({ data: { ...DETAILS, first_name: 'Grace' } }));
    await store.load();
    const outcome = await store.rename({ first_name: ' Grace ', last_name: 'Minh' });
    expect(outcome).toEqual({ kind: 'done', value: PROFILE_TEXTS.updated });
    expect([changes, shown()?.first_name]).toEqual([[{ firstName: 'Grace', lastName: 'Minh' }], 'Grace']);
  });

  it('PROF-4 refused names are reported by field, and nothing else changes', async () => {
    const errors = { first_name: 'Special characters are not allowed' };
    const { store, changes, shown } = setUp(() => ({ problem: 'bad_input', errors }));
    await store.load();
    expect(await store.rename({ first_name: '<b>', last_name: 'Minh' })).toEqual({ kind: 'fields', errors });
    expect([changes, shown()]).toEqual([[], DETAILS]);
  });
});

describe('ERR-24 the details', () => {
  it('details that could not be loaded say so', async () => {
    const { server, store } = setUp();
    server.on(getProfileDetails, () => 'offline');
    await store.load();
    expect(store.details.value).toMatchObject({ state: 'problem', problem: { code: 'offline' } });
  });
});

describe('PROF-8 a picture', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const fileOf = (bytes: readonly number[], size = bytes.length) =>
    new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)]);

  it.each([
    ['an SVG named .png', new File(['<svg/>'], 'me.png', { type: 'image/png' }), PICTURE_TEXTS.kind],
    ['an empty file', new Blob([]), PICTURE_TEXTS.kind],
    ['one byte above 2 MB', fileOf(PNG, PICTURE.mostBytes + 1), PICTURE_TEXTS.size],
  ])('a picture that is %s is refused with a notice and no call', async (_what, file, text) => {
    const { server, store, notices, changes } = setUp();
    await store.setPicture(file);
    expect(notices).toEqual([['negative', text]]);
    expect([server.calls, changes]).toEqual([[], []]);
  });

  it('a picture that can no longer be read is refused too', async () => {
    const { server, store, notices } = setUp();
    const gone = fileOf(PNG);
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await store.setPicture(gone);
    expect([notices, server.calls]).toEqual([[['negative', PICTURE_TEXTS.broken]], []]);
  });

  it('PROF-6, PROF-7 a picture is sent whole, shown immediately and announced', async () => {
    const { server, store, notices, changes } = setUp();
    const bytes = [...PNG, ...Array.from({ length: 100_000 }, (_, index) => index % 256)];
    await store.setPicture(fileOf(bytes));
    const { image } = server.calls[0]?.input ?? {};
    expect([...Buffer.from(String(image), 'base64')]).toEqual(bytes);
    expect(changes).toEqual([{ picture: '/pictures/1.webp' }]);
    expect(notices).toEqual([['positive', 'Profile picture updated successfully']]);
    await store.removePicture();
    expect(changes.at(-1)).toEqual({ picture: null });
  });

  it('a picture chosen twice quickly is sent once', async () => {
    const { server, store } = setUp();
    await Promise.all([store.setPicture(fileOf(PNG)), store.setPicture(fileOf(PNG))]);
    expect(server.calls.map(({ name }) => name)).toEqual(['uploadPicture']);
  });

  it.each([
    [{ problem: 'bad_input', errors: { image: PICTURE_TEXTS.pixels } }, PICTURE_TEXTS.pixels],
    [{ problem: 'too_many_tries' }, expect.stringMatching(/\w/)],
    ['offline', expect.stringMatching(/\w/)],
  ] as const)('a picture that the server refuses (%j) changes nothing', async (answer, text) => {
    const { server, store, notices, changes } = setUp();
    server.on(uploadPicture, () => answer);
    await store.setPicture(fileOf(PNG));
    expect([notices, changes, store.isPictureBusy.value]).toEqual([[['negative', text]], [], false]);
  });
});
