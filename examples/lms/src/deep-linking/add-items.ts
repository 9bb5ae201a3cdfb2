import type { Activity, DeepLinkingRequest } from '../model.ts';
import { createId, type State } from '../state.ts';
import type { ContentItem } from './read-items.ts';

export interface Added {
  activity: Activity;
  lineItem: 'added' | 'ignored' | undefined;
}

const SECTION = 'Added content';
const UNTITLED = 'Untitled';

function addLineItem(state: State, activity: Activity, { lineItem }: ContentItem): void {
  if (!lineItem) return;
  const { label = activity.title, ...rest } = lineItem;
  const { courseKey, deploymentKey } = activity;
  const id = createId(state, 'item-');
  state.lineItems.set(id, {
    id,
    courseKey,
    deploymentKey,
    label,
    resourceLinkId: activity.id,
    ...rest,
    isSample: false,
  });
}

/** What this platform keeps of an item. */
function toKept({ behaviour }: State, item: ContentItem): ContentItem {
  const { linkKeeps, itemDates } = behaviour;
  const undated = {
    available: undefined,
    submission: undefined,
    prefersWindow: false,
    frameHeight: undefined,
  };
  const isLink = item.type === 'ltiResourceLink';
  return {
    ...item,
    ...(itemDates ? {} : undated),
    ...(isLink && linkKeeps === 'custom' ? { url: undefined } : {}),
    ...(isLink && linkKeeps === 'url' ? { custom: {} } : {}),
  };
}

/** Adds chosen items to the course, with the gradebook columns that they bring. */
export function addItems(state: State, request: DeepLinkingRequest, items: readonly ContentItem[]): Added[] {
  const added = items.map((item): Added => {
    const { title, text, lineItem, ...rest } = toKept(state, item);
    const activity: Activity = {
      ...rest,
      id: createId(state, 'link-'),
      courseKey: request.courseKey,
      deploymentKey: request.deploymentKey,
      section: SECTION,
      title: title.trim() || UNTITLED,
      about: text,
      onlyFor: undefined,
      isSample: false,
    };
    state.activities.set(activity.id, activity);
    const isResourceLink = item.type === 'ltiResourceLink';
    if (!lineItem || !isResourceLink) return { activity, lineItem: undefined };
    if (request.acceptLineItem === false) return { activity, lineItem: 'ignored' };
    addLineItem(state, activity, item);
    return { activity, lineItem: 'added' };
  });
  state.changes.emit('change');
  return added;
}
