import { readJson } from '../../../../platform/http/read-json.ts';
import { isObject } from '../launch/claims.ts';
import type { CallLineItems } from './call-line-items.ts';
import { notReadable } from './line-item-outcome.ts';
import type { ClaimedLineItem } from './line-items.store.ts';
import { LINE_ITEM_TAG, SCORE_MAXIMUM } from './score-message.ts';

const ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';

/** Makes a line item at the platform; gives its address. */
export async function makeLineItem(
  call: CallLineItems,
  line: ClaimedLineItem,
  label: string,
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
