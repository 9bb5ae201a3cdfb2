import type { ContentItem } from '@drawbridge/contracts/learning';
import { Button, iconArrowLeft, iconArrowRight, iconCheck } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { NextStepLink } from '../../practice/next-step/NextStepLink.tsx';
import type { NextStep } from '../../practice/next-step/next-step.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';
import type { Marking } from './use-marking.ts';

interface Position {
  subject: { _key: string };
  item: Pick<ContentItem, '_key' | 'title'>;
}

interface PlayerFootProps {
  item: ContentItem;
  /** True when the player shows no ways to other items. */
  isOnlyItem: boolean;
  previous: Position | undefined;
  next: Position | undefined;
  /** The step that follows once the item is done. */
  step: NextStep | undefined;
  marking: Marking;
  onOpen: (subjectId: string, itemId: string) => void;
}

/**
 * The foot of the player: back, and on to what the item asks for or to what follows it. An article is completed and
 * left with one press.
 * @see PLAYER-19, PLAYER-25, PLAYER-28
 */
export function PlayerFoot({ item, isOnlyItem, previous, next, step, marking, onOpen }: PlayerFootProps) {
  const ways = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    // The button that was pressed is replaced by the way on, and comes back when the mark fails: the keyboard stays there.
    if (!wasPressed.current) return;
    wasPressed.current = marking.isMarking;
    ways.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [item.completed, marking.isMarking, marking.hasFailed]);

  /** The lesson that one press completes and leads on from. A lab or quiz is left once its result was read. */
  const onward = item.object_type === 'media' && !isOnlyItem ? next : undefined;
  async function mark() {
    wasPressed.current = true;
    const after = await marking.mark();
    // Whoever went elsewhere meanwhile is not taken away from there.
    if (after === 'stays' && onward && isHere.current) onOpen(onward.subject._key, onward.item._key);
  }

  /** A quiz or video is marked by itself, unless that could not be sent. */
  const canMark = item.object_type === 'media' || marking.hasFailed || marking.isMarking;
  // Until the answer is here: it may ask for feedback or lead elsewhere.
  const isDone = item.completed && !marking.hasFailed && !marking.isMarking;
  // By itself an item has no way on: without a button there is nothing to show.
  if (isOnlyItem && (isDone || !canMark)) return null;
  return (
    <footer className={styles.foot}>
      {!isOnlyItem && (
        <Button
          tone="quiet"
          icon={iconArrowLeft}
          disabled={!previous}
          onClick={() => previous && onOpen(previous.subject._key, previous.item._key)}
        >
          {t('previous')}
        </Button>
      )}
      <div ref={ways}>
        {isDone ? (
          step && <NextStepLink next={step} />
        ) : canMark ? (
          <Button
            tone="primary"
            iconEnd={onward ? iconArrowRight : iconCheck}
            loading={marking.isMarking}
            onClick={() => void mark()}
          >
            {t(onward ? 'completeAndGoOn' : 'complete')}
          </Button>
        ) : (
          next && (
            <Button iconEnd={iconArrowRight} onClick={() => onOpen(next.subject._key, next.item._key)}>
              {t('next', { title: next.item.title })}
            </Button>
          )
        )}
      </div>
    </footer>
  );
}
