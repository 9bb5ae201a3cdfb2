import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  CALLBACK_PATH,
  type getProvider,
  type OutputOf,
  signInByProvider,
  toCallbackPath,
} from '@drawbridge/contracts';
import type { TestTool } from './create-test-tool.ts';

/** What the page keeps while somebody is away at a provider. */
export interface PageSecrets {
  state: string;
  nonce: string;
  verifier: string;
  challenge: string;
}

export function makePageSecrets(): PageSecrets {
  const random = () => randomBytes(32).toString('base64url');
  const verifier = random();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: random(), nonce: random(), verifier, challenge };
}

type SignInInput = Parameters<typeof toInput>[0];
const toInput = (given: {
  provider: string;
  code: string;
  secrets: PageSecrets;
  redirect_uri: string;
  iss?: string | undefined;
}) => ({
  provider: given.provider,
  code: given.code,
  state: given.secrets.state,
  nonce: given.secrets.nonce,
  code_verifier: given.secrets.verifier,
  redirect_uri: given.redirect_uri,
  ...(given.iss === undefined ? {} : { iss: given.iss }),
});

/** Everybody in these tests comes from an address of their own, so that no limit counts them together. */
const toAddress = () => `203.0.${randomInt(256)}.${randomInt(1, 255)}`;

/** A browser that keeps cookies and follows redirects, also those to the address the tool says it has. */
export function createSsoBrowser(tool: TestTool) {
  const cookies = new Map<string, string>();
  const { publicUrl } = tool.config;
  /** Where the answers of a provider arrive. */
  const toRedirectUri = (provider: string) =>
    publicUrl + (provider === 'google' ? CALLBACK_PATH : toCallbackPath(provider));

  async function go(
    url: string,
    init: { method?: string; body?: URLSearchParams } = {},
  ): Promise<{ response: Response; url: URL }> {
    const target = new URL(url, publicUrl);
    const response = await tool.fetch(target.pathname + target.search, {
      ...init,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        // The pages of development answer this machine only.
        ...(target.pathname.startsWith('/dev/') ? {} : { 'x-forwarded-for': toAddress() }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    if (!location) return { response, url: target };
    const next = new URL(location, target);
    // The page that waits is where the journey ends; what is elsewhere is not ours to fetch.
    if (next.origin !== publicUrl || next.pathname.startsWith(CALLBACK_PATH) || next.pathname === '/oauth')
      return { response, url: next };
    return go(next.href);
  }

  function toAuthorizeUrl(
    found: OutputOf<typeof getProvider>,
    secrets: PageSecrets,
    more: Record<string, string> = {},
  ): string {
    const url = new URL(found.authorize_url ?? '');
    const query = {
      client_id: found.client_id ?? '',
      response_type: 'code',
      scope: found.scope ?? '',
      redirect_uri: found.redirect_uri ?? '',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: secrets.challenge,
      code_challenge_method: 'S256',
      ...more,
    };
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    return url.href;
  }

  const finish = (given: Omit<SignInInput, 'redirect_uri'> & { redirect_uri?: string }) =>
    tool
      .from(toAddress())
      .call(signInByProvider, toInput({ redirect_uri: toRedirectUri(given.provider), ...given }));

  return { go, toAuthorizeUrl, finish, toRedirectUri, cookies };
}

export type SsoBrowser = ReturnType<typeof createSsoBrowser>;
