import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../../platform/clock.ts';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { isStorable } from '../../../../platform/http/storable-text.ts';
import { isObject } from '../launch/claims.ts';
import { readPlatformId } from '../launch/platform-id.ts';
import { findLink } from '../outgoing/find-link.ts';
import { toDetail } from '../outgoing/hide-token.ts';
import { isOk, isPassing } from '../outgoing/read-status.ts';
import { SCOPES } from '../scopes.ts';
import type { AccessTokens, TokenOwner } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';
import type { ClaimedLineItem } from './line-items.store.ts';
import { isSameParty } from './may-receive-token.ts';
import { type Failure, readFault, toSaid, toTokenFailure } from './read-fault.ts';
import { LINE_ITEM_TAG, SCORE_MAXIMUM } from './score-message.ts';

const ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';
const CONTAINER_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;
const MOST_PAGES = 10;
const MOST_URL = 2_048;

export type LineItemOutcome =
  | { kind: 'found'; url: string; isMade: boolean }
  | Failure
  | {
      kind: 'dead';
      fault: ScoreFault;
      reason: string;
      detail?: string | undefined;
      said?: string | undefined;
    };

type Refused = Exclude<LineItemOutcome, { kind: 'found' }>;

/** Ends the work on a line item with an outcome. */
class Ended extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super(outcome.reason);
    this.name = 'Ended';
    this.outcome = outcome;
  }
}

const dead = (
  fault: ScoreFault,
  reason: string,
  words: { detail?: string; said?: string | undefined } = {},
) => new Ended({ kind: 'dead', fault, reason, ...words });

/** AGS 3.2.4: what narrows the list. A platform may ignore it, so each line item is compared as well. */
function toFilteredUrl(line: ClaimedLineItem): string {
  const url = new URL(line.line_items_url);
  if (line.resource_link_id !== '') url.searchParams.set('resource_link_id', line.resource_link_id);
  url.searchParams.set('resource_id', line.item_id);
  url.searchParams.set('tag', LINE_ITEM_TAG);
  return url.href;
}

/** Those of one page that are ours: the rest of it is not kept. */
const filterOurs = (page: unknown[], line: ClaimedLineItem): Record<string, unknown>[] =>
  page.filter(isObject).filter(({ resourceId, tag }) => resourceId === line.item_id && tag === LINE_ITEM_TAG);

/** Chooses the line item of this link, or one of no link when the platform does not store the link. */
function chooseOurs(ours: readonly Record<string, unknown>[], line: ClaimedLineItem): string | undefined {
  const linkOf = ({ resourceLinkId: id = '' }: Record<string, unknown>) =>
    id === '' || id === null ? '' : readPlatformId(id);
  const found =
    ours.find((item) => linkOf(item) === line.resource_link_id) ?? ours.find((item) => linkOf(item) === '');
  return typeof found?.id === 'string' ? found.id : undefined;
}

/** Finds the line item of a link, or makes it. Never throws. @see AGS 3.2 */
export function createFindLineItem(deps: {
  send: Send;
  accessTokens: AccessTokens;
  clock: Clock;
  allowHttp: boolean;
}) {
  const { send, accessTokens, clock, allowHttp } = deps;

  function checkAddress(url: string, owner: TokenOwner): string {
    if (!URL.canParse(url) || url.length > MOST_URL || !isStorable(url) || new URL(url).username !== '')
      throw dead('refused', 'the line item has no usable address');
    if (!accessTokens.mayGoTo(url, owner))
      throw dead('other_host', 'the line item is at another host than the access tokens');
    if (!allowHttp && !url.startsWith('https:')) throw dead('not_https', 'the line item has no https');
    return url;
  }

  function createCall(line: ClaimedLineItem, owner: TokenOwner) {
    const scope = line.may_make ? SCOPES.lineItem : SCOPES.lineItemRead;
    let token = '';
    const getToken = async () => {
      try {
        token = await accessTokens.get(owner, line.deployment_id, scope);
      } catch (error) {
        throw new Ended(toTokenFailure(error, clock.now()));
      }
      return token;
    };
    /** `isUnknown`: without a response it is not known whether it was done. */
    async function call(request: Omit<Parameters<Send>[0], 'timeoutMs' | 'maxBytes'>, isUnknown: boolean) {
      const post = async () => {
        const headers = { ...request.headers, authorization: `Bearer ${await getToken()}` };
        try {
          return await send({ ...request, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
        } catch (error) {
          throw new Ended({ ...toTokenFailure(error, clock.now()), isUnknown });
        }
      };
      let answer = await post();
      if (answer.status === 401) {
        accessTokens.drop(owner, line.deployment_id, scope, token);
        answer = await post();
      }
      return readAnswer(answer, isUnknown);
    }

    function readAnswer(answer: OutgoingAnswer, isUnknown: boolean): OutgoingAnswer {
      const { status, headers } = answer;
      if (isOk(answer)) return answer;
      const reason = `the line items answered ${status}`;
      const said = toSaid(answer, token);
      if (!isPassing(answer))
        throw dead('line_item_refused', reason, { detail: toDetail(answer.text, token), said });
      throw new Ended({
        kind: 'retry',
        fault: readFault(answer),
        reason,
        said,
        isUnknown: isUnknown && status >= 500,
        isSilent: false,
        retryAfterMs: readRetryAfterMs(headers['retry-after'], clock.now()),
      });
    }
    return call;
  }

  /** Most often a page of a proxy or a sign-in. */
  const notReadable = (reason: string) =>
    new Ended({ kind: 'retry', fault: 'platform_fault', reason, isUnknown: true, isSilent: false });

  /** Anything else than a list says nothing of what is there: nothing may be made after it. */
  function readList({ text }: OutgoingAnswer): unknown[] {
    const items = readJson(text);
    // Some write an empty list so.
    if (items === null) return [];
    if (Array.isArray(items)) return items;
    throw notReadable('the line items are no list');
  }

  async function find(
    line: ClaimedLineItem,
    call: ReturnType<typeof createCall>,
  ): Promise<string | undefined> {
    const seen = new Set<string>();
    let ours: Record<string, unknown>[] = [];
    let next: string | undefined = toFilteredUrl(line);
    while (next !== undefined && seen.size < MOST_PAGES && !seen.has(next)) {
      seen.add(next);
      const answer: OutgoingAnswer = await call({ url: next, headers: { accept: CONTAINER_TYPE } }, false);
      ours = ours.concat(filterOurs(readList(answer), line));
      next = findLink(answer.headers, 'next', next);
      // A page may link wherever it likes; the token stays with the platform.
      if (next !== undefined && !isSameParty(next, line.line_items_url)) next = undefined;
      if (next !== undefined && !allowHttp && !next.startsWith('https:')) next = undefined;
    }
    return chooseOurs(ours, line);
  }

  async function make(
    line: ClaimedLineItem,
    label: string,
    call: ReturnType<typeof createCall>,
  ): Promise<string> {
    const answer = await call(
      {
        url: line.line_items_url,
        method: 'POST',
        headers: { accept: ITEM_TYPE, 'content-type': ITEM_TYPE },
        body: JSON.stringify({
          scoreMaximum: SCORE_MAXIMUM,
          label,
          resourceId: line.item_id,
          tag: LINE_ITEM_TAG,
          ...(line.resource_link_id === '' ? {} : { resourceLinkId: line.resource_link_id }),
        }),
      },
      true,
    );
    const made = readJson(answer.text);
    if (isObject(made) && typeof made.id === 'string') return made.id;
    // It was made, and the next look finds its address.
    throw notReadable('the new line item has no id');
  }

  return async function findLineItem(
    line: ClaimedLineItem,
    { label, isClaimed }: { label: string; isClaimed: () => boolean },
  ): Promise<LineItemOutcome> {
    const owner = {
      id: line.platform_id,
      clientId: line.client_id,
      authTokenUrl: line.auth_token_url,
      tokenAudience: line.token_audience,
      keySetUrl: line.key_set_url,
    };
    try {
      checkAddress(line.line_items_url, owner);
      const call = createCall(line, owner);
      const found = await find(line, call);
      if (found !== undefined) return { kind: 'found', url: checkAddress(found, owner), isMade: false };
      if (!line.may_make) throw dead('line_item_missing', 'there is no line item, and we may not make one');
      // Another process may have taken it over meanwhile.
      if (!isClaimed())
        return {
          kind: 'retry',
          fault: 'no_answer',
          reason: 'looking took too long',
          isUnknown: false,
          isSilent: true,
        };
      return { kind: 'found', url: checkAddress(await make(line, label, call), owner), isMade: true };
    } catch (error) {
      if (error instanceof Ended) return error.outcome;
      throw error;
    }
  };
}
