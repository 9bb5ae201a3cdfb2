import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { ObjectType } from '@drawbridge/contracts';
import type { ContentItem, CourseDetail } from '@drawbridge/contracts/learning';
import type { ReactNode } from 'react';
// From its own file: the published types of the player have nothing of the link.
import type { NextStep } from '../../practice/next-step/next-step.ts';
import type { FinishedProps } from './end/Finished.tsx';
import type { GivenFeedback } from './end/use-feedback.ts';
import type { MarkedItem } from './use-marking.ts';

/** The fields of a course that the player shows. */
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
  Partial<Pick<CourseDetail, 'spent_seconds' | 'asks_feedback' | 'upgrade' | 'disabled' | 'included_in'>>;

/** The problem of a call for a course. The status 404 or the code `bad_input` means that there is no such course. */
export interface CourseProblem extends ShownProblem {
  status?: number;
  code?: string;
}

/** What the player passes to the content of an item. */
export interface PlayedItem {
  item: ContentItem;
  /** The step that follows the item once it is complete. */
  next: NextStep | undefined;
  /** Called when the learner finished or passed the item: marks the item and follows the answer. */
  mark: () => void;
  /** Called when the learner goes back to the course. */
  leave: () => void;
  /** Shows the outline over an item that fills the whole window. */
  openOutline: () => void;
}

export interface CoursePlayerProps {
  course: Loadable<PlayedCourse, CourseProblem>;
  /** Fetches the course again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  /** The item to show. Undefined shows the end of the course. */
  itemId: string | undefined;
  /**
   * The subject and kind that the address names. If the item has another subject or kind, there is no such page.
   * @see PLAYER-7, PLAYER-35
   */
  subjectId?: string | undefined;
  kind?: ObjectType | undefined;
  /** True shows the item by itself, without the outline and the ways to other items. */
  isOnlyItem?: boolean | undefined;
  /** Renders the content of an item. The content of a lab fills the whole window. */
  renderItem: (played: PlayedItem) => ReactNode;
  /** Renders the buttons that the page adds beside the kind of an item. A lab has its own. */
  renderActions?: ((item: ContentItem) => ReactNode) | undefined;
  /** Marks an item complete. Returns the server's answer, or undefined when the item could not be marked. */
  onMark: (courseId: string, subjectId: string, itemId: string) => Promise<MarkedItem | undefined>;
  /**
   * Stores the learner's feedback on the course. Returns true when it is stored. Without it, the player asks for no
   * feedback.
   */
  onFeedback?: (courseId: string, feedback: GivenFeedback) => Promise<boolean>;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  /** Called when this page of the course cannot be shown, to send the learner to the introduction. */
  onOpenIntro: (courseId: string) => void;
  /** Called when the learner goes back to the course. Without it, `onOpenIntro` is called. */
  onLeave?: (courseId: string) => void;
  onCompleted: (courseId: string) => void;
  /** Called when the item earned a badge. Without it, the learner goes on as if there were no badge. */
  onBadge?: (courseId: string, awardId: string) => void;
  /** Called when the address names no item of the course. */
  onItemMissing?: (() => void) | undefined;
  onBrowse?: () => void;
  /** Called at the end of the course to open the form for a review. */
  onReview?: (() => void) | undefined;
  /** Renders the end of a completed course. Without it, the page has neither awards nor courses to continue with. */
  renderEnd?: ((end: FinishedProps) => ReactNode) | undefined;
  /** Give the addresses of an item and of the end of the course. With them, the ways on are links. */
  toItemHref?: (courseId: string, subjectId: string, itemId: string) => string;
  toEndHref?: (courseId: string) => string;
}
