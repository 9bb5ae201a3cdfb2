/** The steps of a launch; a case may spoil each of them. */
import { asId, type OutputOf, type PlatformId } from '@drawbridge/contracts';
import { addPlatform, deletePlatform, openLaunch } from '@drawbridge/contracts/integration';
import type { RawReply } from '../send.ts';
import { type CaseContext, type CaseEnd, CaseFault, type RunCase, readPage } from './case-context.ts';
import { JOSE } from './odd-launches.ts';
import { DEPLOYMENT } from './right-answers.ts';
import { type RightLaunch, toRightClaims, toRightLogin } from './right-launch.ts';

export const addRightPlatform = async ({ client, platform, name, admin }: CaseContext): Promise<string> =>
  (
    await client.demand(
      addPlatform,
      {
        name: 'Fuzz',
        issuer: platform.issuer,
        client_id: name,
        auth_login_url: `${platform.issuer}/auth`,
        auth_token_url: `${platform.issuer}/token`,
        key_set_url: `${platform.issuer}/keys`,
        deployment_ids: [DEPLOYMENT],
      },
      admin,
    )
  ).platform.id;

/** Registers the platform for the length of one case. */
export const withRightPlatform =
  (run: (context: CaseContext, platformId: PlatformId) => Promise<CaseEnd>): RunCase =>
  async (context) => {
    const id = asId<'platform'>(await addRightPlatform(context));
    const remove = (admin: string) => context.client.call(deletePlatform, { id }, admin);
    const end = await run(context, id).catch(async (error: unknown) => {
      await remove(context.admin);
      throw error;
    });
    const { outcome, later } = end;
    if (later) return { outcome, later: (admin) => later(admin).finally(() => remove(admin)) };
    await remove(context.admin);
    return end;
  };

export const toTarget = ({ client }: CaseContext): string => `${client.origin}/labs`;

export const toLoginFields = (context: CaseContext): Record<string, string> =>
  toRightLogin({ issuer: context.platform.issuer, clientId: context.name, target: toTarget(context) });

export interface Begun {
  nonce: string;
  state: string;
  cookie: string;
}

export async function beginLogin(context: CaseContext): Promise<Begun> {
  const query = new URLSearchParams(toLoginFields(context));
  const reply = await context.client.request({ path: `/lti/login?${query}` });
  const next = new URL(reply.headers.location ?? 'about:blank');
  if (reply.status !== 302) throw new CaseFault(`a right login: ${reply.status} ${readPage(reply)}`);
  return {
    nonce: next.searchParams.get('nonce') ?? '',
    state: next.searchParams.get('state') ?? '',
    cookie: (reply.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '',
  };
}

export type LaunchOptions = Pick<RightLaunch, 'type' | 'isTeacher' | 'hasLineItem'>;

export const toClaims = (context: CaseContext, { nonce }: Begun, options: LaunchOptions = {}) =>
  toRightClaims({
    issuer: context.platform.issuer,
    clientId: context.name,
    target: toTarget(context),
    nonce,
    now: context.now(),
    ...options,
  });

export const postLaunch = (
  { client }: CaseContext,
  { state, cookie }: Begun,
  token: string,
): Promise<RawReply> =>
  client.request({
    method: 'POST',
    path: '/lti/launch',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    bytes: Buffer.from(new URLSearchParams({ id_token: token, state }).toString()),
  });

/** The session behind a launch that was accepted, with its page. */
export async function openLaunched(
  { client }: CaseContext,
  { headers }: RawReply,
): Promise<OutputOf<typeof openLaunch>> {
  const path = headers.location ?? '';
  const page = await client.request({ path: new URL(path, client.origin).pathname });
  if (page.status !== 200) throw new CaseFault(`the launched page: ${page.status} ${readPage(page)}`);
  const opened = await client.call(openLaunch, { ltik: path.split('/').at(-1) ?? '' });
  if (opened.data === undefined)
    throw new CaseFault(`the session: ${opened.status} ${opened.text.slice(0, 200)}`);
  return opened.data;
}

/** A right launch, for cases that spoil what comes later. */
export async function enter(context: CaseContext, options: LaunchOptions): Promise<string> {
  const begun = await beginLogin(context);
  const token = context.platform.signToken(JOSE, JSON.stringify(toClaims(context, begun, options)));
  const reply = await postLaunch(context, begun, token);
  if (reply.status !== 303) throw new CaseFault(`a right launch: ${reply.status} ${readPage(reply)}`);
  return (await openLaunched(context, reply)).token;
}
