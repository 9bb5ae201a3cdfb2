import type { ROSTER_PROBLEMS } from '@drawbridge/contracts/integration';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { isObject } from '../launch/claims.ts';
import { findLink } from '../outgoing/find-link.ts';
import { isBusy, isOk, isPassing } from '../outgoing/read-status.ts';
import { SCOPES } from '../scopes.ts';
import { type AccessTokens, TokenError, type TokenOwner } from '../scores/access-tokens.ts';
import { isSameParty } from '../scores/may-receive-token.ts';
import { type RosterMember, readMember } from './read-members.ts';

export type RosterProblem = (typeof ROSTER_PROBLEMS)[number];

/** Why a roster could not be read; the message is for the log. */
export class RosterFault extends Error {
  readonly problem: RosterProblem;
  /** What the platform answered. */
  readonly answer: OutgoingAnswer | undefined;
  constructor(
    problem: RosterProblem,
    message: string,
    options: ErrorOptions & { answer?: OutgoingAnswer } = {},
  ) {
    super(message, options);
    this.name = 'RosterFault';
    this.problem = problem;
    this.answer = options.answer;
  }
}

export interface RosterSource {
  platform: TokenOwner;
  deploymentId: string;
  /** NRPS 2.0 2.1 `context_memberships_url`, as a launch signed it. */
  membershipsUrl: string;
  /** The same, that of one link, or a `differences` address that a page linked. */
  url: string;
}

export interface FetchedRoster {
  members: RosterMember[];
  /** Entries without a usable id: a roster is shown without them rather than not at all. */
  leftOut: number;
  /** NRPS 2.0 2.4.2: where to read what changes from now on. */
  differencesUrl: string | undefined;
}

const MEDIA_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 * 1_048_576;
const PAGE_LIMIT = 500;
/** Bounds of a roster: a platform that links pages without end fills neither time nor memory. */
const MOST_PAGES = 100;
const MOST_MEMBERS = 20_000;
/** The longest time for all pages together. */
const LONGEST_MS = 60_000;

/** NRPS 2.0 3.2: the members of the context who have access to this link. */
export function toLinkAddress(membershipsUrl: string, resourceLinkId: string): string {
  const address = new URL(membershipsUrl);
  address.searchParams.set('rlid', resourceLinkId);
  return address.href;
}

function withLimit(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('limit')) address.searchParams.set('limit', String(PAGE_LIMIT));
  return address.href;
}

function readContainer(answer: OutgoingAnswer): Pick<FetchedRoster, 'members' | 'leftOut'> {
  const { status } = answer;
  if (!isOk(answer)) {
    const isRefused = (status === 401 || status === 403) && !isBusy(answer);
    throw new RosterFault(isRefused ? 'not_allowed' : 'unreachable', `the roster answered ${status}`, {
      answer,
    });
  }
  const body = readJson(answer.text);
  if (body === undefined) throw new RosterFault('malformed', 'the roster is not JSON');
  if (!isObject(body) || !Array.isArray(body.members))
    throw new RosterFault('malformed', 'the roster has no members');
  const members = body.members.map(readMember);
  const usable = members.filter((member) => member !== undefined);
  return {
    members: usable.filter((member) => member !== null),
    leftOut: members.length - usable.length,
  };
}

/** Reads every page of a roster. Throws `RosterFault`. @see NRPS 2.0 2.4 */
export function createFetchRoster(deps: { send: Send; accessTokens: AccessTokens; allowHttp: boolean }) {
  const { send, accessTokens, allowHttp } = deps;

  async function getToken({ platform, deploymentId }: RosterSource): Promise<string> {
    try {
      return await accessTokens.get(platform, deploymentId, SCOPES.roster);
    } catch (error) {
      // A platform that grants no such scope answers 400 (RFC 6749 5.2).
      if (!(error instanceof TokenError))
        throw new RosterFault('unreachable', 'no access token', { cause: error });
      const { answer } = error;
      const isRefused = answer.status >= 400 && (answer.status === 401 || !isPassing(answer));
      throw new RosterFault(isRefused ? 'not_allowed' : 'unreachable', 'no access token', {
        cause: error,
        answer,
      });
    }
  }

  /** The bearer goes to the host that a launch named, whatever a page links. */
  function checkAddress({ platform, membershipsUrl }: RosterSource, url: string): void {
    if (!accessTokens.mayGoTo(membershipsUrl, platform) || !isSameParty(url, membershipsUrl))
      throw new RosterFault('other_host', `a page at ${new URL(url).host} is not of the platform`);
    if (!allowHttp && !url.startsWith('https:')) throw new RosterFault('other_host', 'a page has no https');
  }

  async function fetchPage(source: RosterSource, url: string): Promise<OutgoingAnswer> {
    checkAddress(source, url);
    const ask = async () => {
      const token = await getToken(source);
      try {
        const headers = { accept: MEDIA_TYPE, authorization: `Bearer ${token}` };
        return { token, answer: await send({ url, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }) };
      } catch (error) {
        throw new RosterFault('unreachable', 'the roster did not answer', { cause: error });
      }
    };
    const first = await ask();
    if (first.answer.status !== 401) return first.answer;
    // The token was revoked early: once more with a new one.
    accessTokens.drop(source.platform, source.deploymentId, SCOPES.roster, first.token);
    return (await ask()).answer;
  }

  return async function fetchRoster(source: RosterSource): Promise<FetchedRoster> {
    const members = new Map<string, RosterMember>();
    const seen = new Set<string>();
    let differencesUrl: string | undefined;
    let leftOut = 0;
    let next: string | undefined = withLimit(source.url);
    const startedAt = performance.now();
    while (next !== undefined) {
      if (seen.size >= MOST_PAGES) throw new RosterFault('too_large', `more than ${MOST_PAGES} pages`);
      if (performance.now() - startedAt > LONGEST_MS)
        throw new RosterFault('unreachable', `not read within ${LONGEST_MS} ms`);
      if (seen.has(next)) throw new RosterFault('malformed', 'a page links itself');
      seen.add(next);
      const answer = await fetchPage(source, next);
      const page = readContainer(answer);
      leftOut += page.leftOut;
      for (const member of page.members) members.set(member.subject, member);
      if (members.size > MOST_MEMBERS)
        throw new RosterFault('too_large', `more than ${MOST_MEMBERS} members`);
      differencesUrl = findLink(answer.headers, 'differences', next) ?? differencesUrl;
      next = findLink(answer.headers, 'next', next);
    }
    return { members: [...members.values()], leftOut, differencesUrl };
  };
}
