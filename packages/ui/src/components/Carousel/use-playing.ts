import { type RefObject, useEffect, useState } from 'react';

interface Playing {
  isPlaying: boolean;
  /** Stopped with the button, permanently. */
  isStopped: boolean;
  stop(): void;
  play(): void;
}

const prefersRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether slides may change automatically now. @see DASH-4 */
export function usePlaying(root: RefObject<HTMLElement | null>, canPlay: boolean): Playing {
  const [isStopped, setIsStopped] = useState(prefersRest);
  const [isAttended, setIsAttended] = useState(false);
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let isOver = false;
    const update = () => setIsAttended(isOver || element.contains(document.activeElement));
    const onPointer = ({ type }: PointerEvent) => {
      isOver = type === 'pointerenter';
      update();
    };
    element.addEventListener('pointerenter', onPointer, { signal });
    element.addEventListener('pointerleave', onPointer, { signal });
    element.addEventListener('focusin', update, { signal });
    // The next element receives the focus only after this event.
    element.addEventListener('focusout', () => queueMicrotask(update), { signal });
    const onVisible = () => setIsSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => ending.abort();
  }, [root, canPlay]);

  return {
    isPlaying: canPlay && !isStopped && !isAttended && isSeen,
    isStopped,
    stop: () => setIsStopped(true),
    play: () => setIsStopped(false),
  };
}
