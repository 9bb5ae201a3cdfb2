/** The least that a course needs to be walked through. */
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

/** Every item of the course in the order that learners take them, whatever order they are stored in. @see PLAYER-31 */
export function walkCourse<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
): CoursePosition<Item, Subject>[] {
  return [...subjects]
    .sort(byOrder)
    .flatMap((subject) => [...subject.items].sort(byOrder).map((item) => ({ subject, item })));
}

/** What an address says of an item. A host without addresses knows the item alone. */
export interface ItemAddress {
  itemKey: string;
  subjectKey?: string | undefined;
  kind?: string | undefined;
}

/**
 * The item that an address names; nothing where its subject is another one, or its kind another kind. @see PLAYER-7,
 * PLAYER-35, NAV-16
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
 * The item after an item; nothing after the last one or after an item the course does not have. @see
 * PLAYER-28..PLAYER-30
 */
export function findNextItem<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
  itemKey: string,
): CoursePosition<Item, Subject> | undefined {
  const walk = walkCourse<Item, Subject>(subjects);
  const at = walk.findIndex((place) => place.item._key === itemKey);
  return at < 0 ? undefined : walk[at + 1];
}

/** The item that Continue opens: the first uncompleted one, else the last one. @see PLAYER-32, PLAYER-33 */
export function findResumeItem<Item extends WalkItem, Subject extends WalkSubject<Item>>(
  subjects: readonly (Subject & WalkSubject<Item>)[],
): CoursePosition<Item, Subject> | undefined {
  const walk = walkCourse<Item, Subject>(subjects);
  return walk.find((place) => !place.item.completed) ?? walk.at(-1);
}

export interface NextInCourse<Item extends WalkItem, Subject> extends CoursePosition<Item, Subject> {
  /** It comes before: the walk is at its end and this was left out. */
  isEarlier: boolean;
}

/**
 * Where to go on from an item that is complete, even if the course does not say so yet: to the next item, after the last
 * one to the first that is not complete, and with every item complete to the end of the course.
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
