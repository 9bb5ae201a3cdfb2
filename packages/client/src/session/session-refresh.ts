import { type AuthData, refreshToken } from '@drawbridge/contracts/identity';
import type { SafeStorage } from '../storage.ts';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import type { RenewedToken } from '../transport/token-source.ts';
import { toCustomValues } from './custom-values.ts';
import { createOtherTabs, type OtherTabs } from './other-tabs.ts';

/** Statuses with which a refresh decides about the session; any other leaves it unchanged. */
const VERDICTS = [400, 401, 403];

export interface SessionRefresh {
  refresh(used: string | undefined): Promise<RenewedToken | undefined>;
  /** Marks the session of these tokens as ended, so that no tab refreshes them. */
  spend(...tokens: readonly (string | undefined)[]): Promise<void>;
}

/** Refreshes the portal's session, once for all tabs. @see AUTH-23..AUTH-25, ERR-1..ERR-6, ERR-20 */
export function createSessionRefresh(deps: {
  storage: SafeStorage;
  tabs: OtherTabs | undefined;
  loadClient: () => Promise<ApiClient>;
  findSuccessor: (used: string | undefined) => string | undefined;
  storeToken: (idToken: string) => void;
  onRefreshed: (token: string) => void;
  /** Called when the server ended the session. */
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
   * Replaces the token that was used. Tabs take turns, and a later tab uses the token that an earlier one received,
   * however late it sees it.
   * @see AUTH-23..AUTH-25, ERR-1..ERR-6
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
      // No tab stored the new token, because the browser was closed in between. The next call lets the server decide.
      await tabs.spent.remove(token, rtoken);
      throw new ApiProblem('offline');
    }
  }

  /**
   * Requests a new token, valid for four hours from now. AUTH-24 keeps `rtoken`; here it is kept only if the server
   * sends no new one. Refresh tokens work once, so a stolen one is noticed.
   * @see ERR-20
   */
  async function sendRefresh(old: string | undefined, rtoken: string): Promise<RenewedToken | undefined> {
    /**
     * True if the person signed out, or another person signed in, before the reply arrived; it then belongs to no
     * session.
     */
    const isOver = async () =>
      (await tabs.spent.has(old, rtoken)) || storage.get('rtoken') !== rtoken || storage.get('token') !== old;
    try {
      const client = await loadClient().catch((error: unknown) => {
        // The code could not be fetched: the network is down.
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
      // A missing reply or a busy server says nothing about the session: it stays, and only the call fails.
      if (!VERDICTS.includes(problem.status)) throw problem;
      if (await isOver()) return undefined;
      await tabs.spent.add(old, rtoken);
      if (storage.get('rtoken') === rtoken) {
        onRefused();
      }
      return undefined;
    }
  }

  /**
   * Stores the current account data before the token, so that whoever sees the new token reads the new flags.
   * @see BILL-13
   */
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
