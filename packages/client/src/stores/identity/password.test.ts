import { changePassword, forgotPassword, resetPassword } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createPasswordStore } from './password.ts';

const CHANGE = {
  old_password: 'o',
  new_password: 'seven gates in one wall',
  confirm_password: 'seven gates in one wall',
};
const RESET = {
  code: 'c',
  new_password: CHANGE.new_password,
  confirm_password: CHANGE.new_password,
};

function setUp(answer: FakeAnswer) {
  const server = createFakeServer(
    [changePassword, forgotPassword, resetPassword].map((endpoint) => [endpoint, () => answer] as const),
  );
  return { server, store: createPasswordStore({ client: server.client }) };
}

describe('ASVS 6.2.2, 6.4.3 changing and resetting a password', () => {
  it('a change has no message from the server, and a reset returns the account', async () => {
    const { server, store } = setUp({ data: { email: 'a@b.co' } });
    const done = { kind: 'done', message: '' };
    expect([await store.change(CHANGE), await store.forgot('a@b.co'), await store.reset(RESET)]).toEqual([
      done,
      done,
      { ...done, email: 'a@b.co' },
    ]);
    expect(server.calls.map(({ input }) => input)).toEqual([CHANGE, { email: 'a@b.co' }, RESET]);
  });
  it('a refused password has its messages beside the fields', async () => {
    const errors = { old_password: 'This is not your current password' };
    const { store } = setUp({ problem: 'bad_input', errors });
    expect(await store.change(CHANGE)).toEqual({ kind: 'fields', errors });
  });
  it.each(['too_many_tries', 'sso_required', 'internal'] as const)(
    'a failed change says why: %s',
    async (problem) => {
      const { store } = setUp({ problem });
      for (const outcome of [
        await store.change(CHANGE),
        await store.forgot('a@b.co'),
        await store.reset(RESET),
      ])
        expect(outcome).toMatchObject({ kind: 'refused', text: expect.stringMatching(/\w/) });
    },
  );
  it('a reset fails offline, and the link is still valid', async () => {
    const { store } = setUp('offline');
    expect(await store.reset(RESET)).toMatchObject({ kind: 'refused' });
  });
  it.each(['wrong_code', 'code_expired'] as const)(
    'a reset leads to another link after %s',
    async (problem) => {
      const { store } = setUp({ problem, errors: { code: 'Wrong code' } });
      expect(await store.reset(RESET)).toEqual({ kind: 'over' });
    },
  );
});
