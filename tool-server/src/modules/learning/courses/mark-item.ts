import {
  type CourseId,
  type ItemId,
  type ParsedInputOf,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { markItem as markItemCall } from '@drawbridge/contracts/learning';
import { isAllDone } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { OpenedItem } from '../../kernel/catalogue/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { findFeedbackStage } from '../course-feedback/index.ts';
import type { Completion, CourseState } from './completion.ts';
import * as store from './courses.store.ts';
import { getCourse, getEnrolledItem } from './find-course.ts';

type Marked = ParsedInputOf<typeof markItemCall>;

export interface MarkResult {
  feedback: boolean;
  completed: boolean;
  badge?: string | undefined;
  completed_items: number;
  total_items: number;
  progress: number;
}

interface MarkDeps {
  db: Database['db'];
  events: EventBus;
  clock: Clock;
  completion: Completion;
  findAwardOfItem(
    db: DbOrTx,
    personId: PersonId,
    item: { completes: CourseId | undefined; labId: string | undefined },
  ): Promise<string | undefined>;
}

/** Completed by its own pass, never by a mark. */
const EARNED: readonly OpenedItem['objectType'][] = ['quiz', 'lab', 'aiquiz'];

/** Throws `item_not_found` where the item is of another subject or kind than was said. */
function checkSame(item: OpenedItem, { subject_id, object_type }: Marked): void {
  const isElsewhere = subject_id !== undefined && subject_id !== item.subjectKey;
  const isOther = object_type !== undefined && object_type !== item.objectType;
  if (isElsewhere || isOther) throw problem('item_not_found');
}

/** What the page is told after the mark. */
async function toMarkResult(
  tx: Tx,
  { findAwardOfItem }: MarkDeps,
  personId: PersonId,
  {
    courseId,
    item,
    state,
  }: { courseId: CourseId; item: OpenedItem & { itemId: ItemId }; state: CourseState },
): Promise<MarkResult> {
  const completed =
    isAllDone(state.completedItems, state.totalItems) &&
    (await store.isLastCompleted(tx, personId, courseId, item.itemId));
  const stage = await findFeedbackStage(tx, { personId, courseId, ...state });
  const badge = await findAwardOfItem(tx, personId, {
    completes: completed ? courseId : undefined,
    labId: item.objectType === 'lab' ? (item.targetId ?? undefined) : undefined,
  });
  return {
    feedback: stage?.isOpen ?? false,
    completed,
    ...(badge === undefined ? {} : { badge }),
    completed_items: state.completedItems,
    total_items: state.totalItems,
    progress: state.percent,
  };
}

/**
 * Marks an article, video or download; a quiz or lab is marked by its own pass only. Throws what `getEnrolledItem` and
 * `checkSame` throw. @see PLAYER-15..PLAYER-18
 */
export function markItem(deps: MarkDeps, personId: PersonId, marked: Marked): Promise<MarkResult> {
  const { db, events, clock, completion } = deps;
  const { event_id: courseId, item_id: itemId } = marked;
  return db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    const course = await getCourse(tx, personId, courseId);
    const item = await getEnrolledItem(tx, { clock }, personId, { course, itemId });
    checkSame(item, marked);
    const isEarned = EARNED.includes(item.objectType);
    const isKnown = (await store.readCompleted(tx, personId, courseId)).has(itemId);
    if (isEarned && !isKnown)
      throw problem('forbidden', { message: `Pass the ${item.objectType} to complete this item.` });
    if (!isKnown) await events.publish(tx, 'item.marked', { personId, courseId, itemId, at: clock.now() });
    // What is earned stays whose it was: a mark makes nobody's pass the caller's own.
    const state = await completion.complete(tx, personId, course, isEarned ? [] : [itemId]);
    return toMarkResult(tx, deps, personId, { courseId, item: { ...item, itemId }, state });
  });
}
