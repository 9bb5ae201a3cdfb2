import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LTIK_FIELD } from '@drawbridge/contracts/integration';
import { quote, quoteOrigin } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import type { LaunchMessage } from './read-message.ts';

/** The page that a launch opens. */
export interface LaunchTarget {
  path: string;
  /** The query of the page, which has no segment for the ltik then. */
  query?: Record<string, string>;
  item: { kind: 'lab' | 'course'; id: string } | undefined;
  /** Set for a link to a list. */
  list?: 'labs' | 'courses';
}

/** What the catalogue has. */
export interface LaunchCatalogue {
  hasLab(id: string): boolean;
  hasCourse(id: string): boolean;
  hasItem(courseId: string, itemId: string): boolean;
}

const toLab = (id: string, { hasLab }: LaunchCatalogue): LaunchTarget =>
  hasLab(id)
    ? { path: toPagePath(LAUNCH_PAGES.lab, { labId: id }), item: { kind: 'lab', id } }
    : refuse('target_missing', `lab ${quote(id)}`);

const toCourse = (id: string, { hasCourse }: LaunchCatalogue): LaunchTarget =>
  hasCourse(id)
    ? { path: toPagePath(LAUNCH_PAGES.course, {}), item: { kind: 'course', id } }
    : refuse('target_missing', `course ${quote(id)}`);

/** One item of a course by itself. @see LTI-12 */
const toCourseItem = (courseId: string, itemId: string, catalogue: LaunchCatalogue): LaunchTarget => {
  const course = toCourse(courseId, catalogue);
  if (!catalogue.hasItem(courseId, itemId))
    return refuse('target_missing', `item ${quote(itemId)} of course ${quote(courseId)}`);
  return { ...course, path: LAUNCH_PAGES.video, query: { course_id: courseId, item_id: itemId } };
};

/** Returns the path that the browser is sent to. @see LTI-6, LTI-7 */
export const toLaunchedPath = ({ path, query }: LaunchTarget, ltik: string): string =>
  query === undefined
    ? `${path}/${ltik}`
    : `${path}?${new URLSearchParams({ ...query, [LTIK_FIELD]: ltik })}`;

/**
 * Custom parameters decide, then the target link: its query, then its path. A link that names nothing opens the list of
 * labs. The claim counts, not the login's unsigned value. @see LTI-6, LTI core 5.3.4
 */
function chooseItem(
  { custom, targetLinkUri = '' }: LaunchMessage,
  ownOrigin: string,
  catalogue: LaunchCatalogue,
): LaunchTarget {
  const link = URL.canParse(targetLinkUri) ? new URL(targetLinkUri) : undefined;
  if (link?.origin !== ownOrigin)
    return refuse(
      'target_foreign',
      `target_link_uri of the message is at ${quoteOrigin(targetLinkUri)}, this tool at ${quoteOrigin(ownOrigin)}`,
    );
  const labId = custom.lab_id ?? link.searchParams.get('lab_id');
  if (labId) return toLab(labId, catalogue);
  const courseId = custom.course_id ?? link.searchParams.get('course_id');
  const itemId = custom.item_id ?? link.searchParams.get('item_id');
  if (courseId && itemId) return toCourseItem(courseId, itemId, catalogue);
  if (courseId) return toCourse(courseId, catalogue);
  const [base, first, second] = link.pathname.split('/').filter((part) => part !== '');
  if (base === 'labs' && first === 'details' && second) return toLab(second, catalogue);
  if (base === 'integration' && first === undefined)
    return { path: toPagePath(LAUNCH_PAGES.courses, {}), item: undefined, list: 'courses' };
  if (base === 'integration' && (first === 'courses-details' || first === 'video-play'))
    return refuse('target_missing', 'the link names no course');
  return { path: toPagePath(LAUNCH_PAGES.labs, {}), item: undefined, list: 'labs' };
}

/** The page of each message. A learner may review their own work: that is the item itself. */
export function chooseTarget(
  message: LaunchMessage,
  ownOrigin: string,
  catalogue: LaunchCatalogue,
): LaunchTarget {
  if (message.kind === 'deep_linking')
    return { path: toPagePath(LAUNCH_PAGES.contentPicker, {}), item: undefined };
  const target = chooseItem(message, ownOrigin, catalogue);
  if (message.kind === 'resource_link' || !message.isInstructor) return target;
  return { path: toPagePath(LAUNCH_PAGES.contextProgress, {}), item: target.item };
}
