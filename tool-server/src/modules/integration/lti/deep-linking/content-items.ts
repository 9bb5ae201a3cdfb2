import { problem } from '@drawbridge/contracts';
import type { LinkedItem } from '@drawbridge/contracts/integration';
import { LINE_ITEM_TAG } from '../scores/score-message.ts';
import type { DeepLinkingSettings } from './read-settings.ts';

/** What a chosen lab or course shows in the platform's course. */
export interface LinkedContent {
  title: string;
  summary: string;
  /** False for a playground: nothing of it is graded. */
  isGraded: boolean;
}

/** What the catalogue says of an item; undefined when it has none of that id. */
export type FindContent = (item: Pick<LinkedItem, 'kind' | 'id'>) => LinkedContent | undefined;

const ICON_PX = 64;

const toPeriod = (period: LinkedItem['available']) =>
  period && {
    ...(period.from === undefined ? {} : { startDateTime: period.from }),
    ...(period.until === undefined ? {} : { endDateTime: period.until }),
  };

function findOrRefuse(item: LinkedItem, findContent: FindContent): LinkedContent {
  const found = findContent(item);
  if (!found) throw problem(item.kind === 'lab' ? 'lab_not_found' : 'course_not_found');
  return found;
}

/**
 * The link says twice what it is, and whether it is graded: in `custom`, which the launch reads first, and in its
 * address, for platforms that keep no custom parameters. The address is the redirect address: some platforms accept no other. @see Deep Linking 2.0 3.2
 */
function toContentItem(
  item: LinkedItem,
  { settings, publicUrl, findContent }: ItemContext,
): Record<string, unknown> {
  const content = findOrRefuse(item, findContent);
  const title = item.title || content.title;
  const name = item.kind === 'lab' ? 'lab_id' : 'course_id';
  // Without the choice the link says nothing.
  const mayGrade = content.isGraded && settings.acceptsLineItem;
  const isGraded = mayGrade && item.score_maximum !== undefined;
  const graded = mayGrade ? { graded: isGraded ? 'yes' : 'no' } : undefined;
  const target = settings.targets.find((accepted) => accepted === item.target) ?? settings.targets[0];
  return {
    type: 'ltiResourceLink',
    title,
    text: item.text ?? content.summary,
    url: `${publicUrl}/lti/launch?${new URLSearchParams({ [name]: item.id, ...graded })}`,
    icon: { url: `${publicUrl}/lti/pages/icon.svg`, width: ICON_PX, height: ICON_PX },
    custom: { [name]: item.id, ...graded },
    ...(target === 'window'
      ? { window: { targetName: '_blank' } }
      : { iframe: { width: 1_200, height: 860 } }),
    ...(isGraded && {
      lineItem: { label: title, scoreMaximum: item.score_maximum, resourceId: item.id, tag: LINE_ITEM_TAG },
    }),
    ...(item.available && { available: toPeriod(item.available) }),
    ...(item.submission && { submission: toPeriod(item.submission) }),
  };
}

interface ItemContext {
  settings: DeepLinkingSettings;
  publicUrl: string;
  findContent: FindContent;
}

/** Throws `bad_input` for more than the platform takes, `lab_not_found`, `course_not_found`. */
export function toContentItems(items: readonly LinkedItem[], context: ItemContext): object[] {
  if (items.length > 1 && !context.settings.acceptsMultiple)
    throw problem('bad_input', { errors: { items: 'Your platform takes one item here: choose one' } });
  return items.map((item) => toContentItem(item, context));
}
