import { cutText } from '../text.ts';
import { parseUrl, type WebUrl } from '../url/url.ts';
import { isAddress, isInternal } from './addresses.ts';
import type { HostRule, WorldRules } from './rules.ts';
import type { World } from './world.ts';

const MAX_HOPS = 6;
const MAX_BODY = 20_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Reply {
  status: number;
  url: string;
  headers: Record<string, string>;
  body: string;
  redirected: boolean;
}

/** The next address of a name: a name with several returns them in turn, as a rebinding one does. */
export function lookUp(world: World, rules: WorldRules, name: string): string | null {
  if (isAddress(name)) return name;
  const addresses = rules.hosts[name]?.addresses ?? [];
  if (addresses.length === 0) return name === 'localhost' ? '127.0.0.1' : null;
  const count = world.lookups.get(name) ?? 0;
  world.lookups.set(name, count + 1);
  return addresses[Math.min(count, addresses.length - 1)] ?? null;
}

/** The host at an address, under any of its names. */
function hostAt(rules: WorldRules, name: string, address: string): HostRule | undefined {
  const own = rules.hosts[name];
  if (own?.addresses.length === 1 || own?.addresses[0] === address) return own;
  return Object.values(rules.hosts).find(
    ({ addresses }) => addresses.length === 1 && addresses[0] === address,
  );
}

function routeOf(host: HostRule, method: string, { pathname }: WebUrl) {
  return host.routes[`${method} ${pathname}`] ?? host.routes[pathname] ?? host.routes['*'];
}

function fetchFromWorld(world: World, rules: WorldRules, method: string, url: WebUrl, body: string): Reply {
  const name = url.hostname;
  const address = lookUp(world, rules, name);
  const host = address === null ? undefined : hostAt(rules, name, address);
  const route = host === undefined ? undefined : routeOf(host, method, url);
  const status = host === undefined ? 0 : (route?.status ?? 404);
  world.log({
    kind: 'outgoing',
    by: 'app',
    method,
    url: url.href,
    host: name,
    address: address ?? '',
    internal: address !== null && isInternal(address),
    status,
    body: cutText(body, MAX_BODY),
  });
  if (address === null) throw new Error(`getaddrinfo ENOTFOUND ${name}`);
  if (host === undefined) throw new Error(`connect ECONNREFUSED ${address}`);
  return {
    status,
    url: url.href,
    headers: route?.headers ?? {},
    body: route?.body ?? 'Not found',
    redirected: false,
  };
}

function toUrl(text: string, base?: string): WebUrl {
  const url = parseUrl(text, base);
  if (url === null) throw new Error('Invalid URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`unknown scheme ${url.protocol}`);
  return url;
}

/** A request of the app to another host. Every hop of a redirect is noted. Throws in the guest as `fetch` rejects. */
export function runFetch(world: World, rules: WorldRules, args: string[]): string {
  const [method = 'GET', address = '', redirect = 'follow', body = ''] = args;
  let url = toUrl(address);
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const reply = fetchFromWorld(world, rules, method, url, body);
    const location = reply.headers['location'];
    if (redirect === 'manual' || location === undefined || !REDIRECTS.has(reply.status))
      return JSON.stringify({ ...reply, redirected: hop > 0 });
    if (redirect === 'error') throw new Error('unexpected redirect');
    url = toUrl(location, url.href);
  }
  throw new Error('redirect count exceeded');
}

/** The parts of an address for the guest's `URL`. */
export function takeUrlApart(args: string[]): string {
  const [text = '', base = ''] = args;
  const url = parseUrl(text, base === '' ? undefined : base);
  if (url === null) throw new Error('Invalid URL');
  return JSON.stringify(url);
}
