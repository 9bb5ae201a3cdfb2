import { type AuthData, refreshToken } from '@drawbridge/contracts/identity';
import type { SafeStorage } from '../storage.ts';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import type { RenewedToken } from '../transport/token-source.ts';
import { toCustomValues } from './custom-values.ts';
import { createOtherTabs, type OtherTabs } from './other-tabs.ts';

/** Answers to a refresh that are a verdict on the session; any other leaves it as it is. */
const VERDICTS = [400, 401, 403];

export interface SessionRefresh {
  refresh(used: string | undefined): Promise<RenewedToken | undefined>;
  /** The session of these tokens has ended: no tab refreshes them any more. */
  spend(...tokens: readonly (string | undefined)[]): Promise<void>;
}

/** The refresh of the portal's session, one for all tabs. @see AUTH-23..AUTH-25, ERR-1..ERR-6, ERR-20 */
export function createSessionRefresh(deps: {
  storage: SafeStorage;
  tabs: OtherTabs | undefined;
  loadClient: () => Promise<ApiClient>;
  findSuccessor: (used: string | undefined) => string | undefined;
  storeToken: (idToken: string) => void;
  onRefreshed: (token: string) => void;
  /** The server gave its verdict: the session is over. */
  onRefused: () => void;
}): SessionRefresh {
  const {
    storage,
    tabs = createOtherTabs(),
    loadClient,
    findSuccessor,
    storeToken,
    onRefreshed,
    onRefused,
  } = deps;

  /**
   * A new token in place of the one that was used. Tabs take turns, and a later one takes the token
   * that another tab received, however late it sees it. @see AUTH-23..AUTH-25, ERR-1..ERR-6
   */
  async function refreshInTurn(used: string | undefined): Promise<RenewedToken | undefined> {
    for (;;) {
      const token = storage.get('token');
      const rtoken = storage.get('rtoken');
      if (!rtoken) return undefined;
      if (token && used !== undefined && token !== used) {
        const successor = findSuccessor(used);
        return successor ? { token: successor, isFresh: false } : undefined;
      }
      const isSpent = await tabs.spent.has(token, rtoken);
      if (storage.get('rtoken') !== rtoken || storage.get('token') !== token) continue;
      if (!isSpent) return sendRefresh(token, rtoken);
      if (await tabs.nextChange()) continue;
      // No tab stored a successor: the browser was closed in between. The server decides, at the next call.
      await tabs.spent.remove(token, rtoken);
      throw new ApiProblem('offline');
    }
  }

  /**
   * A new token, whose four hours start now. The answer of AUTH-24, which is ours, keeps `rtoken`; here it is kept
   * only while the server gives no new one: refresh tokens are used once, so a stolen one is noticed. @see ERR-20
   */
  async function sendRefresh(old: string | undefined, rtoken: string): Promise<RenewedToken | undefined> {
    /** Signed out, or in as another person, while the answer was on its way: it belongs to no session any more. */
    const isOver = async () =>
      (await tabs.spent.has(old, rtoken)) || storage.get('rtoken') !== rtoken || storage.get('token') !== old;
    try {
      const client = await loadClient().catch((error: unknown) => {
        // Its code could not be fetched: the network is away.
        throw new ApiProblem('offline', { cause: error });
      });
      const data = await client.call(refreshToken, { refresh_token: rtoken }, { background: true });
      if (await isOver()) return undefined;
      const token = data.AuthenticationResult?.IdToken ?? data.IdToken;
      if (!token) throw new ApiProblem('bad_reply');
      const next = data.AuthenticationResult?.RefreshToken ?? rtoken;
      if (data.custom) storeAccount(data.custom);
      storeToken(token);
      storage.set('rtoken', next);
      onRefreshed(token);
      await tabs.spent.add(old === token ? undefined : old, next === rtoken ? undefined : rtoken);
      return { token, isFresh: true };
    } catch (error) {
      const problem = asApiProblem(error);
      // No answer, or a busy server, is no verdict on the session: it stays, and the call that needed it fails by itself.
      if (!VERDICTS.includes(problem.status)) throw problem;
      if (await isOver()) return undefined;
      await tabs.spent.add(old, rtoken);
      if (storage.get('rtoken') === rtoken) {
        onRefused();
      }
      return undefined;
    }
  }

  /** What the account is by now, before its token: whoever sees the new token reads the new flags. @see BILL-13 */
  function storeAccount(custom: AuthData['custom']) {
    for (const [key, value] of Object.entries(toCustomValues(custom)))
      if (value === undefined) storage.remove(key);
      else storage.set(key, value);
  }

  return {
    refresh: (used) => tabs.runAlone(() => refreshInTurn(used)),
    spend: tabs.spent.add,
  };
}
