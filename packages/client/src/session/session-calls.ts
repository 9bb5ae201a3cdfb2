import { logout } from '@drawbridge/contracts/identity';
import type { SafeStorage } from '../storage.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import type { OtherTabs } from './other-tabs.ts';
import { runPostLoginTasks } from './post-login.ts';
import { createSessionRefresh, type SessionRefresh } from './session-refresh.ts';

/** Calls that a session makes on its own. In a separate module, so that it is fetched beside the page. */
export interface SessionCalls extends SessionRefresh {
  /** Runs the tasks that follow a login. Never rejects. */
  runPostLogin(token: string): Promise<void>;
  /** Sends the logout without waiting for the reply. */
  sendLogout(rtoken: string): void;
  /** Ends a session that another sign-in replaced: no tab refreshes it, and the server refuses it. */
  endReplaced(over: readonly [token: string | undefined, rtoken: string | undefined]): void;
}

export function createSessionCalls(deps: {
  storage: SafeStorage;
  tabs: OtherTabs | undefined;
  nowMs: () => number;
  loadClient: () => Promise<ApiClient>;
  findSuccessor: (used: string | undefined) => string | undefined;
  storeToken: (idToken: string) => void;
  onRefused: () => void;
}): SessionCalls {
  const { storage, nowMs, loadClient } = deps;

  async function runPostLogin(token: string) {
    try {
      await runPostLoginTasks(await loadClient(), storage, token, nowMs);
    } catch (error) {
      // Recording a visit must not interrupt it.
      if (!(error instanceof ApiProblem || error instanceof TypeError)) throw error;
    }
  }

  async function endOnServer(rtoken: string) {
    const client = await loadClient();
    await client.call(logout, { refresh_token: rtoken }, { background: true, keepalive: true });
  }

  // Offline, the session ends on the server when it expires; this page is done with it either way.
  const sendLogout = (rtoken: string) => void endOnServer(rtoken).catch(() => undefined);
  const refresh = createSessionRefresh({ ...deps, onRefreshed: (token) => void runPostLogin(token) });

  return {
    ...refresh,
    runPostLogin,
    sendLogout,
    endReplaced([token, rtoken]) {
      if (!rtoken || rtoken === storage.get('rtoken')) return;
      void refresh.spend(token, rtoken);
      sendLogout(rtoken);
    },
  };
}
