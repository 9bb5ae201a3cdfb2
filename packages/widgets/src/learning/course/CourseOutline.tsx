import type { ContentItem, CourseDetail } from '@drawbridge/contracts/learning';
import { walkCourse } from '@drawbridge/contracts/rules';
import { Badge, Icon, iconCheck, iconLock, useLinkRenderer, VisuallyHidden } from '@drawbridge/ui';
import { toDurationWords } from '../../kit/labels/index.ts';
import * as styles from './course.css.ts';
import { ITEM_KINDS } from './item-kinds.ts';
import { type LessonState, toLessonStates } from './lesson-states.ts';
import { messages, t } from './messages.ts';

export interface CourseOutlineProps {
  course: CourseDetail;
  onOpenItem: (subjectId: string, itemId: string) => void;
  /** Gives the address of an item. With it, the title is a link. Without it, `onOpenItem` is called. */
  toItemHref?: ((subjectId: string, itemId: string) => string) | undefined;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/**
 * Lists subjects and items in order, with length and state. Each item that is not locked opens.
 * @see PLAYER-1, PLAYER-31
 */
export function CourseOutline({ course, onOpenItem, toItemHref }: CourseOutlineProps) {
  const states = toLessonStates(course);
  const isBegun = walkCourse(course.items).some(({ item }) => item.completed);
  return (
    <ol className={styles.outline}>
      {[...course.items].sort(byOrder).map((subject, index) => (
        <li key={subject._key} className={styles.outlineSubject}>
          <h3 className={styles.subjectTitle}>
            <span className={styles.subjectNumber}>{index + 1}</span>
            {subject.title}
          </h3>
          <ul className={styles.itemList}>
            {[...subject.items].sort(byOrder).map((item) => (
              <Lesson
                key={item._key}
                item={item}
                state={states.get(item._key) ?? 'open'}
                isBegun={isBegun}
                href={toItemHref?.(subject._key, item._key)}
                onOpen={() => onOpenItem(subject._key, item._key)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface LessonProps {
  item: ContentItem;
  state: LessonState;
  /** True when something in the course is done. */
  isBegun: boolean;
  href: string | undefined;
  onOpen: () => void;
}

const SPOKEN = { done: messages.done, kept: messages.done, open: messages.open, locked: messages.locked };

function Lesson({ item, state, isBegun, href, onOpen }: LessonProps) {
  const renderLink = useLinkRenderer();
  const { icon, word } = ITEM_KINDS[item.object_type];
  const isDone = state === 'done' || state === 'kept';
  const title =
    state === 'locked' || state === 'kept' ? (
      item.title
    ) : href === undefined ? (
      <button type="button" className={styles.openItem} onClick={onOpen}>
        {item.title}
      </button>
    ) : (
      renderLink({ href, className: styles.openItem, children: item.title })
    );
  return (
    <li className={styles.item} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={isDone ? styles.itemDone : styles.itemIcon}>
        <Icon icon={isDone ? iconCheck : icon} />
      </span>
      <span className={styles.itemTitle}>
        {title}
        {state === 'current' ? (
          <Badge tone="primary" className={styles.here}>
            {t(isBegun ? 'here' : 'startHere')}
          </Badge>
        ) : (
          <VisuallyHidden>, {SPOKEN[state].text}</VisuallyHidden>
        )}
      </span>
      <span className={styles.itemMeta}>
        {word} · {toDurationWords(item.item_ttl)}
        {(state === 'locked' || state === 'kept') && <Icon icon={iconLock} size={14} />}
      </span>
    </li>
  );
}
