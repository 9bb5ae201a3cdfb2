import {
  type AccountLink,
  getAccountLink,
  type LinkedLearner,
  linkAccount,
  listLinkedLearners,
  makeLinkCode,
  previewAccountLink,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAccountLinkStore, createLinkedLearnersStore } from './account-link.ts';

const AT = '2026-03-02T09:00:00.000Z';
const link: AccountLink = {
  account: { name: 'Mika Berg', email: 'm***@acme.test' },
  linked_at: AT,
  is_paused: false,
};
const learner: LinkedLearner = {
  id: '00000001-0000-4000-8000-000000000000',
  name: 'Lea Holm',
  platform: 'Harbor',
  linked_at: AT,
};

describe("LTI-16 the launched person's link", () => {
  function setUp(answer: FakeAnswer) {
    const server = createFakeServer([
      [getAccountLink, () => answer],
      [previewAccountLink, () => answer],
      [linkAccount, () => answer],
      [unlinkAccount, () => answer],
    ]);
    return { server, store: createAccountLinkStore({ client: server.client }) };
  }

  it('a link is loaded, even if there is none', async () => {
    for (const found of [{ link }, {}]) {
      const { store } = setUp({ data: found });
      await store.load();
      expect(store.link.value).toEqual({ state: 'ready', value: 'link' in found ? link : undefined });
    }
  });
  it('a link that could not be loaded is a problem until another attempt', async () => {
    const { server, store } = setUp('offline');
    await store.load();
    expect(store.link.value).toMatchObject({ state: 'problem', problem: { code: 'offline' } });
    server.on(getAccountLink, () => ({ data: {} }));
    const loading = store.load();
    expect(store.link.value.state).toBe('loading');
    await loading;
    expect(store.link.value.state).toBe('ready');
  });
  it.each([
    ['link_code_unknown', 'refused'],
    ['link_impossible', 'refused'],
  ] as const)('a refusal (%s) is an outcome with a message', async (problem, kind) => {
    const { store } = setUp({ problem });
    for (const outcome of [await store.preview('ABCDEFGH'), await store.make('ABCDEFGH')])
      expect(outcome).toEqual({ kind, text: expect.stringMatching(/\w/) });
    expect((await store.remove()).kind).toBe('refused');
  });
  it('a link is returned once it is made', async () => {
    const { store } = setUp({ data: { link } });
    expect(await store.make('ABCDEFGH')).toEqual({ kind: 'done', value: link });
  });
});

describe('LTI-16 the linked learners of an account', () => {
  function setUp(answer: FakeAnswer = { data: {} }) {
    const server = createFakeServer([
      [listLinkedLearners, () => ({ data: { items: [learner], wants_password: false } })],
      [makeLinkCode, () => ({ data: { code: 'ABCD-EFGH', expires_at: AT } })],
      [unlinkLearner, () => answer],
    ]);
    return { server, store: createLinkedLearnersStore({ client: server.client }) };
  }

  it.each([
    ['was unlinked', { data: {} }],
    ['had ended already', { problem: 'not_found' }],
  ] as [string, FakeAnswer][])('a learner that %s is removed from the list', async (_, answer) => {
    const { store } = setUp(answer);
    await store.load();
    expect((await store.unlink(learner)).kind).toBe('done');
    expect(store.learners.value).toMatchObject({ state: 'ready', value: { items: [] } });
  });
  it('a learner that could not be unlinked stays, with the reason', async () => {
    const { store } = setUp('offline');
    await store.load();
    expect(await store.unlink(learner)).toEqual({ kind: 'refused', text: expect.stringMatching(/\w/) });
    expect(store.learners.value).toMatchObject({ state: 'ready', value: { items: [learner] } });
  });
  it('a code is returned, or the reason for the refusal', async () => {
    const { server, store } = setUp();
    expect(await store.makeCode(undefined)).toEqual({
      kind: 'done',
      value: { code: 'ABCD-EFGH', expires_at: AT },
    });
    server.on(makeLinkCode, () => ({ problem: 'too_many_tries' }));
    expect((await store.makeCode(undefined)).kind).toBe('refused');
  });
});
