/** Calls of our server, one after another, by a caller with a session. */

const CALLS = 200;
const WARM_UP = 20;

export interface Call {
  /** Below `/api`. */
  path: string;
  /** Without it the call is a GET. */
  body?: object;
}

export interface Times {
  p50: number;
  p99: number;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Makes a call and returns its reply. Throws for another status than 2xx. */
export async function call<T>(origin: string, token: string, { path, body }: Call): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as T;
}

/** Milliseconds that a call takes. */
export async function measure(origin: string, token: string, asked: Call): Promise<Times> {
  const times: number[] = [];
  for (let nth = 0; nth < CALLS + WARM_UP; nth += 1) {
    const began = performance.now();
    await call(origin, token, asked);
    if (nth >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const body = { username, password };
  return (await call<{ data: { IdToken: string } }>(origin, '', { path: 'main/login', body })).data.IdToken;
}

/** The cheapest call of a session: a slow machine slows it as it slows the others. */
export const PEER: Call = { path: 'analytics/company/user/stats-key', body: {} };
