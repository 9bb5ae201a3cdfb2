import type { Endpoint } from '@drawbridge/contracts';
import { login } from '@drawbridge/contracts/identity';

const DEMO_PASSWORD = 'Drawbridge-demo-1';

/** A call that has to succeed. */
export type CallApi = <T>(endpoint: Endpoint, body: object, token?: string) => Promise<T>;

export const createCallApi =
  (origin: string): CallApi =>
  async <T>(endpoint: Endpoint, body: object, token?: string) => {
    const response = await fetch(`${origin}/api/${endpoint.base}/${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        // A familiar address may sign in while strange ones are refused.
        'x-forwarded-for': '192.0.2.1',
        ...(token ? { authorization: token } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };

/** Gives the token of a demo account. */
export const signIn = async (call: CallApi, username: string): Promise<string> =>
  (await call<{ IdToken: string }>(login, { username, password: DEMO_PASSWORD })).IdToken;
