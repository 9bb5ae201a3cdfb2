import type { ObjectType } from '@drawbridge/contracts';
import { Icon, iconCheck, ProgressBar, VisuallyHidden } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { ITEM_KINDS } from '../course/item-kinds.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

interface OutlineSubject {
  _key: string;
  title: string;
  order: number;
  items: readonly {
    _key: string;
    title: string;
    order: number;
    object_type: ObjectType;
    completed: boolean;
  }[];
}

export interface PlayerOutlineProps {
  /** The fields of a course that the outline shows. */
  course: { event_name: string; progress: number; items: readonly OutlineSubject[] };
  itemId: string;
  onOpenItem: (subjectId: string, itemId: string) => void;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Shows where the learner is in the course, what is done and what is next. @see PLAYER-14 */
export function PlayerOutline({ course, itemId, onOpenItem }: PlayerOutlineProps) {
  const currentRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not give.
    currentRef.current?.scrollIntoView({ block: 'nearest' });
  }, [itemId]);
  return (
    <nav aria-label={t('outline')} className={styles.outline}>
      <div className={styles.outlineHead}>
        <p className={styles.outlineTitle}>{course.event_name}</p>
        <ProgressBar value={course.progress} label={t('progress')} showValue size="sm" />
      </div>
      <ol className={styles.subjects}>
        {[...course.items].sort(byOrder).map((subject) => (
          <li key={subject._key}>
            <p className={styles.subjectTitle}>{subject.title}</p>
            <ul className={styles.items}>
              {[...subject.items].sort(byOrder).map((item) => {
                const isCurrent = item._key === itemId;
                return (
                  <li key={item._key}>
                    <button
                      ref={isCurrent ? currentRef : undefined}
                      type="button"
                      className={styles.itemButton}
                      aria-current={isCurrent ? 'page' : undefined}
                      onClick={() => onOpenItem(subject._key, item._key)}
                    >
                      <span className={item.completed ? styles.markDone : styles.mark}>
                        <Icon
                          icon={item.completed ? iconCheck : ITEM_KINDS[item.object_type].icon}
                          size={16}
                        />
                      </span>
                      <span className={styles.itemTitle}>
                        {item.title}
                        <VisuallyHidden>
                          , {ITEM_KINDS[item.object_type].word}
                          {item.completed ? `, ${t('completed')}` : ''}
                        </VisuallyHidden>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}
