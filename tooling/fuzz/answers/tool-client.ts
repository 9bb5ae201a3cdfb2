/** Calls the server under test as its pages and people's browsers do. */
import http from 'node:http';
import { type Endpoint, type InputOf, type OutputOf, PATH_FIELD, toPathFields } from '@drawbridge/contracts';
import { login } from '@drawbridge/contracts/identity';
import { type RawReply, type RawRequest, send } from '../send.ts';

export interface Called<T> {
  status: number | string;
  /** Of a call that succeeded. */
  data: T | undefined;
  text: string;
}

export interface ToolClient {
  origin: string;
  request(request: Partial<RawRequest> & { path: string }): Promise<RawReply>;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<Called<OutputOf<E>>>;
  /** The same, where anything but success is an error of the fuzz itself. */
  demand<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<OutputOf<E>>;
  signIn(username: string): Promise<string>;
  close(): void;
}

const DEMO_PASSWORD = 'Drawbridge-demo-1';

export function createToolClient(origin: string): ToolClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const address = new URL(origin);
  const request: ToolClient['request'] = (given) =>
    send(agent, address, { method: 'GET', headers: {}, bytes: undefined, ...given });

  const call: ToolClient['call'] = async (endpoint, input, token) => {
    const fields = { ...(input as Record<string, unknown>) };
    const inPath = endpoint.path.replaceAll(PATH_FIELD, (_, name: string) =>
      encodeURIComponent(String(fields[name])),
    );
    for (const name of toPathFields(endpoint.path)) delete fields[name];
    const hasBody = endpoint.method !== 'GET';
    const query = hasBody ? '' : `?${new URLSearchParams(fields as Record<string, string>)}`;
    const { status, text } = await request({
      method: endpoint.method,
      path: `/api/${endpoint.base}/${inPath}${query}`,
      headers: {
        // A familiar address may sign in while strange ones are refused.
        'x-forwarded-for': '192.0.2.1',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: token }),
      },
      bytes: hasBody ? Buffer.from(JSON.stringify(fields)) : undefined,
    });
    const body = text.startsWith('{') ? (JSON.parse(text) as { data?: unknown }) : {};
    const isOk = status === 200 || status === 201;
    return { status, data: isOk ? (body.data as OutputOf<typeof endpoint>) : undefined, text };
  };
  const demand: ToolClient['demand'] = async (endpoint, input, token) => {
    const { status, data, text } = await call(endpoint, input, token);
    if (data === undefined) throw new Error(`${endpoint.name}: ${status} ${text.slice(0, 300)}`);
    return data;
  };
  return {
    origin,
    request,
    call,
    demand,
    signIn: async (username) => (await demand(login, { username, password: DEMO_PASSWORD })).IdToken ?? '',
    close: () => agent.destroy(),
  };
}
