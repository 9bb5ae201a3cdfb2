import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer } from '../../../../platform/http/send.ts';
import { isObject } from '../launch/claims.ts';
import { readPlatformId } from '../launch/platform-id.ts';
import { findLink } from '../outgoing/find-link.ts';
import type { CallLineItems } from './call-line-items.ts';
import { notReadable } from './line-item-outcome.ts';
import type { ClaimedLineItem } from './line-items.store.ts';
import { isSameParty } from './may-receive-token.ts';
import { LINE_ITEM_TAG } from './score-message.ts';

const CONTAINER_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const MOST_PAGES = 10;

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

/** Of this link; or of no link, where the platform does not store which. */
function chooseOurs(ours: readonly Record<string, unknown>[], line: ClaimedLineItem): string | undefined {
  const linkOf = ({ resourceLinkId: id = '' }: Record<string, unknown>) =>
    id === '' || id === null ? '' : readPlatformId(id);
  const found =
    ours.find((item) => linkOf(item) === line.resource_link_id) ?? ours.find((item) => linkOf(item) === '');
  return typeof found?.id === 'string' ? found.id : undefined;
}

/** Anything else than a list says nothing of what is there: nothing may be made after it. */
function readList({ text }: OutgoingAnswer): unknown[] {
  const items = readJson(text);
  // Some write an empty list so.
  if (items === null) return [];
  if (Array.isArray(items)) return items;
  throw notReadable('the line items are no list');
}

/** The address of our line item at the platform, if it is there. */
export async function findOurLineItem(
  call: CallLineItems,
  line: ClaimedLineItem,
  { allowHttp }: { allowHttp: boolean },
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
