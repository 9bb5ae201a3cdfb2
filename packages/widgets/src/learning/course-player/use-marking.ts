import { toAfterMark } from '@drawbridge/contracts/rules';
import { useRef, useState } from 'react';

/** The answer to a mark. @see DATA-17 */
export interface MarkedItem {
  feedback?: boolean;
  completed: boolean;
  badge?: string | undefined;
}

interface Ways {
  onCompleted: () => void;
  onBadge: (awardId: string) => void;
}

export interface Marking {
  isMarking: boolean;
  /** True when the item could not be marked. The learner may try again. */
  hasFailed: boolean;
  /** True when the course asks for feedback. */
  asksFeedback: boolean;
  /** True when the course is complete and the learner stayed to give feedback. */
  offersCompletion: boolean;
  /** Marks the item and follows the answer. Returns true when the item was marked. */
  mark: () => Promise<boolean>;
  closeFeedback: () => void;
}

/**
 * Marks an item and does what the answer asks for. Two marks at once count as one, as for a lab that reports its pass
 * in two ways.
 * @see PLAYER-19..PLAYER-25
 */
export function useMarking(send: () => Promise<MarkedItem | undefined>, ways: Ways): Marking {
  const running = useRef<Promise<boolean>>(undefined);
  const [isMarking, setIsMarking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [asked, setAsked] = useState<MarkedItem>();
  const [offersCompletion, setOffersCompletion] = useState(false);

  function lead(answer: MarkedItem) {
    const { leadsTo } = toAfterMark({ feedback: false, ...answer });
    if (leadsTo === 'completion') ways.onCompleted();
    if (leadsTo === 'badge' && answer.badge) ways.onBadge(answer.badge);
  }

  async function markOnce(): Promise<boolean> {
    setIsMarking(true);
    const answer = await send();
    running.current = undefined;
    setIsMarking(false);
    setHasFailed(answer === undefined);
    if (!answer) return false;
    const after = toAfterMark({ feedback: false, ...answer });
    setOffersCompletion(after.offersCompletion);
    if (after.asksFeedback) setAsked(answer);
    else lead(answer);
    return true;
  }

  return {
    isMarking,
    hasFailed,
    asksFeedback: asked !== undefined,
    offersCompletion,
    mark() {
      running.current ??= markOnce();
      return running.current;
    },
    closeFeedback() {
      setAsked(undefined);
      if (asked) lead(asked);
    },
  };
}
