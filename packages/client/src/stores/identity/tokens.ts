import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  disableToken,
  generateApiToken,
  generateToken,
  getApiTokens,
  revokeApiToken,
  type TokenInfo,
  type Tokens,
} from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { SafeStorage } from '../../storage.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { ChangeOutcome } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { settleWithPassword } from './password-again.ts';

export type { TokenInfo, Tokens } from '@drawbridge/contracts/identity';

/** A new token, whose value is known only now, and the server's message. */
export interface NewToken extends OutputOf<typeof generateToken> {
  message: string;
}
export type TokenWish = InputOf<typeof generateApiToken>;

export interface TokensStore {
  tokens: ReadonlySignal<Loadable<Tokens>>;
  load(): Promise<void>;
  /** Creates another API token. @see CALL-23 */
  makeApiToken(wish: TokenWish): Promise<ChangeOutcome<NewToken>>;
  /** Creates the account token and replaces the previous one. @see CALL-22 */
  makeAccountToken(wish: Omit<TokenWish, 'name'>): Promise<ChangeOutcome<NewToken>>;
  /** Returns the server's message. */
  revoke(token: TokenInfo): Promise<ChangeOutcome<string>>;
  disableAccountToken(): Promise<ChangeOutcome<string>>;
}

const QUIETLY = { background: true } as const;

/** Tokens with which programs act for the person. @see PROF-14, PROF-15, CX-18 */
export function createTokensStore(deps: {
  client: ApiClient;
  storage: Pick<SafeStorage, 'get'>;
  logError?: LogError | undefined;
}): TokensStore {
  const { client, storage } = deps;
  const loadInto = createLoadInto(deps.logError);
  const tokens = signal<Loadable<Tokens>>(LOADING);
  const ownId = () => asId<'person'>(storage.get('userId') ?? '');

  function load() {
    if (tokens.peek().state === 'problem') tokens.value = LOADING;
    return loadInto(tokens, 'the tokens', () => client.call(getApiTokens, {}, QUIETLY));
  }
  function update(change: (now: Tokens) => Partial<Tokens>) {
    const { value } = tokens;
    if (value.state === 'ready') tokens.value = ready({ ...value.value, ...change(value.value) });
  }

  return {
    tokens,
    load,
    makeApiToken: (wish) =>
      settleWithPassword(
        client.callWithMessage(generateApiToken, wish, QUIETLY).then(({ data, message }) => {
          update(({ items }) => ({ items: [data.info, ...items] }));
          return { ...data, message };
        }),
        load,
      ),
    makeAccountToken: (wish) =>
      settleWithPassword(
        client
          .callWithMessage(generateToken, { ...wish, user_id: ownId() }, QUIETLY)
          .then(({ data, message }) => {
            update(() => ({ account_token: data.info }));
            return { ...data, message };
          }),
        load,
      ),
    revoke: ({ id }) =>
      settleWithPassword(
        client
          .callWithMessage(revokeApiToken, { id }, QUIETLY)
          .then(({ message }) => message)
          .catch((error: unknown) => {
            // It was already revoked elsewhere, which is what was wanted.
            if (asApiProblem(error).code !== 'token_not_found') throw error;
            return '';
          })
          .then((message) => {
            update(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
            return message;
          }),
        load,
      ),
    disableAccountToken: () =>
      settleWithPassword(
        client.callWithMessage(disableToken, { user_id: ownId() }, QUIETLY).then(({ message }) => {
          update(() => ({ account_token: null }));
          return message;
        }),
        load,
      ),
  };
}
