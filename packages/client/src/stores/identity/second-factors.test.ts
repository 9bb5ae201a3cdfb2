import {
  confirmTotp,
  getSignInRule,
  listSecondFactors,
  removeSecondFactor,
  resetSecondFactors,
  setSignInRule,
  startTotp,
} from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createSecondFactorStore } from './second-factors.ts';
import { createSignInRuleStore } from './sign-in-rule.ts';

const ID = '00000000-0000-4000-8000-000000000001';

function setUp(answer: FakeAnswer = { data: {} }) {
  let lists = 0;
  const server = createFakeServer([
    [
      listSecondFactors,
      () => {
        lists += 1;
        return {
          data: { items: [], recovery_codes_left: 0, is_demanded: false, wants_password: lists > 1 },
        };
      },
    ],
    [startTotp, () => answer],
    [confirmTotp, () => answer],
    [removeSecondFactor, () => answer],
  ]);
  return { server, store: createSecondFactorStore({ client: server.client }), lists: () => lists };
}

describe('ASVS 6.3.3 the second factors', () => {
  it('factors are reloaded after a change, and the first returns the recovery codes', async () => {
    const { store, lists } = setUp({ data: { recovery_codes: ['BCDFG-23456'] } });
    await store.load();
    const added = await store.confirmTotp({ id: ID, code: '123456', name: 'Phone' });
    expect([added, lists()]).toEqual([{ kind: 'done', value: ['BCDFG-23456'] }, 2]);
  });

  it('factors are not reloaded when an app is only begun, which changes nothing yet', async () => {
    const { store, lists } = setUp({ data: { id: ID, secret: 'A', uri: 'otpauth://totp/x' } });
    expect((await store.startTotp(undefined)).kind).toBe('done');
    expect(lists()).toBe(0);
  });

  it('ASVS 7.5.1 factors are reloaded when the session became too old, so that the password is requested', async () => {
    const { store } = setUp({ problem: 'sign_in_again' });
    await store.load();
    await store.load();
    expect((await store.remove(ID, undefined)).kind).toBe('refused');
    expect(store.factors.value).toMatchObject({ state: 'ready', value: { wants_password: true } });
  });

  it.each([
    [
      { problem: 'bad_input', errors: { password: 'Wrong' } },
      { kind: 'fields', errors: { password: 'Wrong' } },
    ],
    ['offline', { kind: 'refused' }],
    [{ problem: 'too_many_tries' }, { kind: 'refused' }],
  ] as [FakeAnswer, object][])(
    'a change that is answered by %j changes nothing and says why',
    async (answer, outcome) => {
      const { server, store } = setUp(answer);
      expect(await store.remove(ID, 'guess')).toMatchObject(outcome);
      expect(server.calls.at(-1)?.input).toEqual({ id: ID, password: 'guess' });
    },
  );
});

describe('the sign-in rule of a company', () => {
  const rule = { demands_second_factor: false, members: 5, members_with_second_factor: 1 };
  function setUpRule(answer: FakeAnswer) {
    const notices: string[] = [];
    const server = createFakeServer([
      [getSignInRule, () => ({ data: rule })],
      [setSignInRule, () => answer],
      [resetSecondFactors, () => answer],
    ]);
    const store = createSignInRuleStore({
      client: server.client,
      notify: (_tone, message) => void notices.push(message),
    });
    return { store, notices };
  }

  it('the rule is shown as the server has it: a refusal is announced and changes nothing', async () => {
    const { store, notices } = setUpRule({ problem: 'second_factor_missing' });
    await store.load();
    await store.save(true);
    expect(store.rule.value).toMatchObject({ value: { demands_second_factor: false } });
    expect([notices, store.isSaving.value]).toEqual([
      ['Set up a second factor of your own first, in your profile.'],
      false,
    ]);
  });

  it('the rule changes with the reply', async () => {
    const { store, notices } = setUpRule({ data: {} });
    await store.load();
    await store.save(true);
    expect(store.rule.value).toMatchObject({ value: { demands_second_factor: true } });
    expect([notices, await store.reset('member@acme.test')]).toEqual([[], undefined]);
  });

  it('a member who does not belong to the company is reported at the field', async () => {
    const { store } = setUpRule({ problem: 'not_found', message: 'No other member has this address.' });
    expect(await store.reset('nobody@acme.test')).toBe('No other member has this address.');
  });
});
