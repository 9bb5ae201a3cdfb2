import type { CourseDetail } from '@drawbridge/contracts';
import { toDurationText } from '@drawbridge/contracts/rules';
import { Icon, iconCheck, VisuallyHidden } from '@drawbridge/ui';
import * as styles from './course.css.ts';
import { ITEM_KINDS } from './item-kinds.ts';
import { messages } from './messages.ts';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Subjects and items in order, with length and completed mark. @see PLAYER-1, PLAYER-31 */
export function CourseOutline({ course }: { course: CourseDetail }) {
  return (
    <ol className={styles.outline}>
      {[...course.items].sort(byOrder).map((subject, index) => (
        <li key={subject._key} className={styles.outlineSubject}>
          <h3 className={styles.subjectTitle}>
            <span className={styles.subjectNumber}>{index + 1}</span>
            {subject.title}
          </h3>
          <ul className={styles.itemList}>
            {[...subject.items].sort(byOrder).map((item) => {
              const kind = ITEM_KINDS[item.object_type];
              return (
                <li key={item._key} className={styles.item}>
                  <span className={item.completed ? styles.itemDone : styles.itemIcon}>
                    <Icon icon={item.completed ? iconCheck : kind.icon} />
                  </span>
                  <span className={styles.itemTitle}>
                    {item.title}
                    {item.completed && <VisuallyHidden>, {messages.done.text}</VisuallyHidden>}
                  </span>
                  <span className={styles.itemMeta}>
                    {kind.word} · {toDurationText(item.item_ttl)}
                  </span>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
