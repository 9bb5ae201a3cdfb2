/** The fields of a course that walking through it needs. */
export interface WalkItem {
  _key: string;
  order: number;
  completed?: boolean | undefined;
}
export interface WalkSubject<Item extends WalkItem = WalkItem> {
  _key: string;
  order: number;
  items: readonly Item[];
}
export interface CoursePosition<Item extends WalkItem, Subject> {
  subject: Subject;
  item: Item;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Every item of the course in the order learners take them, whatever order they are stored in. @see PLAYER-31 */
export function walkCourse<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
): CoursePosition<Item, Subject>[] {
  return [...subjects]
    .sort(byOrder)
    .flatMap((subject) => [...subject.items].sort(byOrder).map((item) => ({ subject, item })));
}

/** What a URL says about an item. A host without URLs of its own has only the item. */
export interface ItemAddress {
  itemKey: string;
  subjectKey?: string | undefined;
  kind?: string | undefined;
}

/**
 * Finds the item that an address names; undefined if the subject or the kind does not match.
 * @see PLAYER-7, PLAYER-35, NAV-16
 */
export function findItemAt<
  Item extends WalkItem & { object_type: string },
  Subject extends WalkSubject<Item>,
>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
  { itemKey, subjectKey, kind }: ItemAddress,
): CoursePosition<Item, Subject> | undefined {
  return walkCourse<Item, Subject>(subjects).find(
    ({ subject, item }) =>
      item._key === itemKey &&
      (subjectKey === undefined || subject._key === subjectKey) &&
      (kind === undefined || item.object_type === kind),
  );
}

/**
 * Finds the next item; undefined after the last item or after an item that the course does not have.
 * @see PLAYER-28..PLAYER-30
 */
export function findNextItem<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
  itemKey: string,
): CoursePosition<Item, Subject> | undefined {
  const walk = walkCourse<Item, Subject>(subjects);
  const at = walk.findIndex((place) => place.item._key === itemKey);
  return at < 0 ? undefined : walk[at + 1];
}

/** Finds the item that Continue opens: the first incomplete one, otherwise the last one. @see PLAYER-32, PLAYER-33 */
export function findResumeItem<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
): CoursePosition<Item, Subject> | undefined {
  const walk = walkCourse<Item, Subject>(subjects);
  return walk.find((place) => !place.item.completed) ?? walk.at(-1);
}

export interface NextInCourse<Item extends WalkItem, Subject> extends CoursePosition<Item, Subject> {
  /** True when the item comes earlier in the course and was skipped. */
  isEarlier: boolean;
}

/**
 * Finds where to go after a completed item, even if the course does not list it as complete yet: to the next item;
 * after the last one, to the first incomplete item; if all are complete, to the end of the course.
 */
export function findNextStep<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
  itemKey: string,
): NextInCourse<Item, Subject> | 'end' | undefined {
  const walk = walkCourse<Item, Subject>(subjects);
  const at = walk.findIndex(({ item }) => item._key === itemKey);
  if (at < 0) return undefined;
  const isOpen = ({ item }: CoursePosition<Item, Subject>) => !item.completed && item._key !== itemKey;
  const firstOpen = walk.find(isOpen);
  if (!firstOpen) return 'end';
  const next = walk[at + 1];
  return next ? { ...next, isEarlier: false } : { ...firstOpen, isEarlier: true };
}
