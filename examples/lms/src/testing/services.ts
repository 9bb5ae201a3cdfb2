import type { Setup } from './setup.ts';

export const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope/';
export const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
export const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';
const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';

/** Calls of a tool with an access token for the given scopes. */
export async function openServices({ lms, tool }: Setup, ...scopes: string[]) {
  const { body } = await tool.requestToken(lms.url, scopes.join(' '));
  const authorization = `Bearer ${String(body.access_token)}`;
  const call = (address: string, init: { method?: string; type?: string; body?: unknown } = {}) =>
    fetch(address.startsWith('http') ? address : lms.url + address, {
      method: init.method ?? 'GET',
      headers: { authorization, ...(init.type ? { 'content-type': init.type } : {}) },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    });
  return {
    call,
    async read(address: string) {
      const response = await call(address);
      const body: unknown = await response.json();
      return { status: response.status, link: response.headers.get('link'), body };
    },
    score: (lineItem: string, changes: Record<string, unknown> = {}) =>
      call(lineItem, {
        method: 'POST',
        type: SCORE_TYPE,
        body: {
          userId: 'u-101',
          scoreGiven: 50,
          scoreMaximum: 100,
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
          timestamp: new Date().toISOString(),
          ...changes,
        },
      }),
  };
}

/** The address of a relation in a Link header. */
export const findLink = (header: string | null, rel: string): string | undefined =>
  header
    ?.split(', ')
    .find((link) => link.endsWith(`rel="${rel}"`))
    ?.match(/<([^>]*)>/)?.[1];

export async function reset({ lms }: Setup): Promise<void> {
  await fetch(`${lms.url}/dev/reset`, { method: 'POST' });
}

export async function postJson(
  { lms }: Setup,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(lms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
