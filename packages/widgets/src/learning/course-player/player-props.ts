import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { ObjectType } from '@drawbridge/contracts';
import type { ContentItem, CourseDetail } from '@drawbridge/contracts/learning';
import type { ReactNode } from 'react';
// From its own file: the published types of the player have nothing of the link.
import type { NextStep } from '../../practice/next-step/next-step.ts';
import type { GivenFeedback } from './FeedbackDialog.tsx';
import type { FinishedProps } from './Finished.tsx';
import type { MarkedItem } from './use-marking.ts';

/** What the player shows of a course. */
export type PlayedCourse = Pick<
  CourseDetail,
  | '_key'
  | 'event_name'
  | 'owasp'
  | 'items'
  | 'total_items'
  | 'completed_items'
  | 'progress'
  | 'is_enrolled'
  | 'is_completed'
> &
  Partial<Pick<CourseDetail, 'spent_seconds' | 'upgrade' | 'disabled' | 'included_in'>>;

/** Of a call for a course. With the status 404 or the code `bad_input` there is no such course. */
export interface CourseProblem extends ShownProblem {
  status?: number;
  code?: string;
}

/** What the player gives to the content of an item. */
export interface PlayedItem {
  item: ContentItem;
  /** What comes after it, once it is complete. */
  next: NextStep | undefined;
  /** The learner has done what there is to do, or passed it: the item is marked, and its answer followed. */
  mark: () => void;
  /** The learner goes back to the course. */
  leave: () => void;
  /** Shows the outline over the item, for one that has the whole window. */
  openOutline: () => void;
}

export interface CoursePlayerProps {
  course: Loadable<PlayedCourse, CourseProblem>;
  /** Fetches the course again; without it a problem has no button. */
  onRetry?: (() => void) | undefined;
  /** Undefined shows the end of the course. */
  itemId: string | undefined;
  /** What the address says of the item besides: with another subject or kind there is no such page. @see PLAYER-7, PLAYER-35 */
  subjectId?: string | undefined;
  kind?: ObjectType | undefined;
  /** The item is shown by itself: without the outline and the ways to other items. */
  isOnlyItem?: boolean | undefined;
  /** The content of an item. That of a lab has the whole window. */
  renderItem: (played: PlayedItem) => ReactNode;
  /** Buttons beside the kind of an item, which the page adds. A lab has its own. */
  renderActions?: ((item: ContentItem) => ReactNode) | undefined;
  /** Marks an item complete; gives what the server answers, and undefined when it could not be marked. */
  onMark: (courseId: string, subjectId: string, itemId: string) => Promise<MarkedItem | undefined>;
  /** Stores what the learner thinks of the course; gives true when it is stored. Without it nothing is asked. */
  onFeedback?: (courseId: string, feedback: GivenFeedback) => Promise<boolean>;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  /** The learner is sent to the course, because this page of it cannot be shown. */
  onOpenIntro: (courseId: string) => void;
  /** The learner goes back to the course; without it `onOpenIntro` is called. */
  onLeave?: (courseId: string) => void;
  onCompleted: (courseId: string) => void;
  /** The item earned a badge. Without it the learner is led on as if there were none. */
  onBadge?: (courseId: string, awardId: string) => void;
  /** Told when an address names no item of the course. */
  onItemMissing?: (() => void) | undefined;
  onBrowse?: () => void;
  /** At the end of the course: opens the form for a review. */
  onReview?: (() => void) | undefined;
  /** At the end of the course: its badge, and what to learn next. */
  end?: Pick<FinishedProps, 'badge' | 'suggestions'>;
  /** Addresses of an item and of the end of the course: the ways on become links. */
  toItemHref?: (courseId: string, subjectId: string, itemId: string) => string;
  toEndHref?: (courseId: string) => string;
}
