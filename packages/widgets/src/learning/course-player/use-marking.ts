import { type AfterMark, toAfterMark } from '@drawbridge/contracts/rules';
import { useRef, useState } from 'react';

/** The answer to a mark. @see DATA-17 */
export interface MarkedItem {
  feedback?: boolean;
  completed: boolean;
  badge?: string | undefined;
}

/** Where the learner goes after the mark, and after the feedback that it asks for. */
interface Next extends Pick<AfterMark, 'leadsTo'> {
  badge: string | undefined;
}

interface MarkingCallbacks {
  onCompleted: () => void;
  onBadge: (awardId: string) => void;
}

/** `stays`: the answer leads nowhere, and the next lesson can follow. */
export type AfterMarking = 'stays' | 'led';

export interface Marking {
  isMarking: boolean;
  /** True when the item could not be marked. The learner may try again. */
  hasFailed: boolean;
  /** True when the course asks for feedback. */
  asksFeedback: boolean;
  /**
   * Marks the item and follows the answer. Returns undefined when it was not marked. `hasResult`: the page shows a result
   * to read, so that the end of the course is opened by a press and not by the answer.
   */
  mark: (options?: { hasResult?: boolean }) => Promise<AfterMarking | undefined>;
  closeFeedback: () => void;
}

/**
 * Marks an item and does what the answer asks for. Concurrent calls share one request: a lab can report its pass twice.
 * @see PLAYER-19..PLAYER-25
 */
export function useMarking(
  send: () => Promise<MarkedItem | undefined>,
  callbacks: MarkingCallbacks,
): Marking {
  const running = useRef<Promise<AfterMarking | undefined>>(undefined);
  const [isMarking, setIsMarking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [asked, setAsked] = useState<Next>();

  function lead({ leadsTo, badge }: Next) {
    if (leadsTo === 'completion') callbacks.onCompleted();
    if (leadsTo === 'badge' && badge) callbacks.onBadge(badge);
  }

  async function markOnce(hasResult: boolean): Promise<AfterMarking | undefined> {
    setIsMarking(true);
    const answer = await send();
    running.current = undefined;
    setIsMarking(false);
    setHasFailed(answer === undefined);
    if (!answer) return undefined;
    const after = toAfterMark({ feedback: false, ...answer });
    const next = { leadsTo: after.leadsTo, badge: answer.badge };
    if (after.asksFeedback) setAsked(next);
    else if (hasResult && after.leadsTo === 'completion') return 'stays';
    else lead(next);
    const isLed = after.asksFeedback || after.leadsTo !== 'nowhere';
    return isLed ? 'led' : 'stays';
  }

  return {
    isMarking,
    hasFailed,
    asksFeedback: asked !== undefined,
    mark({ hasResult = false } = {}) {
      running.current ??= markOnce(hasResult);
      return running.current;
    },
    closeFeedback() {
      setAsked(undefined);
      if (asked) lead(asked);
    },
  };
}
