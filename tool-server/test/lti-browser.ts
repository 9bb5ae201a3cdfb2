import type { TestTool } from './create-test-tool.ts';
import type { TestPlatform } from './lti-platform.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
export const claim = (name: string): string => LTI + name;
export const AGS_CLAIM = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
export const LEARNER = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
export const INSTRUCTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';

export interface LoginAnswer {
  response: Response;
  nonce: string;
  state: string;
  /** The binding cookie as the browser sends it back. */
  cookie: string;
  /** Where the login sends the browser. */
  next: URL;
}

export interface LaunchOptions {
  /** Replaces or, by undefined, removes claims. */
  claims?: Record<string, unknown>;
  header?: object;
  login?: Record<string, string>;
  cookie?: string;
  /** Replaces the signed token. */
  token?: (claims: object) => string;
}

/** A learner's browser: follows the launch as a platform's page would lead it. */
export function createBrowser(tool: TestTool, platform: TestPlatform) {
  async function login(fields: Record<string, string> = {}): Promise<LoginAnswer> {
    const query = new URLSearchParams({
      iss: platform.issuer,
      login_hint: 'hint-1',
      target_link_uri: `${tool.config.publicUrl}/labs`,
      client_id: platform.clientId,
      lti_deployment_id: platform.deploymentId,
      ...fields,
    });
    const response = await tool.fetch(`/lti/login?${query}`);
    const body = response.status === 200 ? await response.text() : '';
    const shown = /data-next="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    const next = new URL(response.headers.get('location') ?? shown ?? 'about:blank');
    return {
      response,
      next,
      nonce: next.searchParams.get('nonce') ?? '',
      state: next.searchParams.get('state') ?? '',
      cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    };
  }

  function toClaims(nonce: string, replaced: Record<string, unknown> = {}): Record<string, unknown> {
    const now = Math.floor(tool.clock.now().getTime() / 1000);
    const claims: Record<string, unknown> = {
      iss: platform.issuer,
      aud: platform.clientId,
      sub: 'learner-1',
      iat: now,
      exp: now + 300,
      nonce,
      given_name: 'Lea',
      family_name: 'Holm',
      email: 'lea@school.test',
      [claim('message_type')]: 'LtiResourceLinkRequest',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: platform.deploymentId,
      [claim('target_link_uri')]: `${tool.config.publicUrl}/labs`,
      [claim('resource_link')]: { id: 'link-1', title: 'A link' },
      [claim('roles')]: [LEARNER],
      [claim('context')]: { id: 'context-1', title: 'Secure code' },
      ...replaced,
    };
    return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  }

  function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return tool.fetch('/lti/launch', { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async function launch(options: LaunchOptions = {}): Promise<Response> {
    const { nonce, state, cookie } = await login(options.login);
    const claims = toClaims(nonce, options.claims);
    const token = options.token?.(claims) ?? platform.signToken(claims, options.header);
    return post({ id_token: token, state }, { cookie: options.cookie ?? cookie });
  }

  /** A launch that must succeed; gives the ltik of the page it leads to. */
  async function enter(options: LaunchOptions = {}): Promise<{ path: string; ltik: string }> {
    const response = await launch(options);
    const path = response.headers.get('location');
    if (response.status !== 303 || !path)
      throw new Error(`the launch was refused: ${toText(await response.text())}`);
    return { path, ltik: path.split('/').at(-1) ?? '' };
  }

  return { login, toClaims, post, launch, enter };
}

export type Browser = ReturnType<typeof createBrowser>;

/** What a plain page says. */
export const toText = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
