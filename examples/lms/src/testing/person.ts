import { decodeJwt, type JWTPayload } from 'jose';

/** Somebody with a browser: keeps the cookie, follows no redirect. */
export interface Person {
  get(path: string): Promise<Response>;
  post(path: string, form?: Record<string, string>): Promise<Response>;
  /** Opens an address that begins a launch; gives what the tool gets at its login. */
  openLogin(path: string): Promise<URLSearchParams>;
  /** A whole launch: the fields that the tool gets, and the claims of the token. */
  launch(path: string, changes?: Record<string, string>): Promise<Launched>;
}

export interface Launched {
  status: number;
  login: URLSearchParams;
  fields: Record<string, string>;
  claims: JWTPayload;
  text: string;
}

/** The hidden fields of a page that posts itself. */
export function readFields(page: string): Record<string, string> {
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}

/** Somebody who is signed in at the platform. */
export async function signIn(platform: string, userId: string, toolUrl: string): Promise<Person> {
  const signedIn = await fetch(`${platform}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ user: userId }),
    redirect: 'manual',
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const call = (path: string, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : platform + path, {
      redirect: 'manual',
      headers: { cookie },
      ...init,
    });

  async function openLogin(path: string): Promise<URLSearchParams> {
    const response = await call(path);
    const location = response.headers.get('location');
    if (location) return new URL(location, platform).searchParams;
    return new URLSearchParams(readFields(await response.text()));
  }
  return {
    get: (path) => call(path),
    post: (path, form = {}) => call(path, { method: 'POST', body: new URLSearchParams(form) }),
    openLogin,
    async launch(path, changes = {}) {
      const login = await openLogin(path);
      const request = new URLSearchParams({
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: login.get('client_id') ?? '',
        redirect_uri: `${toolUrl}/lti/launch`,
        login_hint: login.get('login_hint') ?? '',
        lti_message_hint: login.get('lti_message_hint') ?? '',
        nonce: 'n-1',
        state: 's-1',
        ...changes,
      });
      const response = await call(`/lti/auth?${request.toString()}`);
      const text = await response.text();
      const fields = readFields(text);
      const claims = fields.id_token ? decodeJwt(fields.id_token) : {};
      return { status: response.status, login, fields, claims, text };
    },
  };
}
