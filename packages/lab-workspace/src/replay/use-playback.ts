import { useEffect, useState } from 'react';
import type { Film } from './film.ts';
import { type Position, toFrameMs, toFrameOf } from './playback.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Where a replay is, and how it moves on. */
export interface Playback {
  /** Index of the step of the film that leads. */
  at: number;
  /** How many steps that film has. */
  count: number;
  isAtEnd: boolean;
  isPlaying: boolean;
  /** The reader asked for less motion: nothing plays. */
  isStill: boolean;
  /** Goes to a step by hand: playing ends, so that the step that was wanted stays. */
  go(to: number): void;
  togglePlay(): void;
  /** The step of another film that belongs to where the replay is. */
  toFrame(film: Film): number;
}

export function usePlayback(lead: Film | undefined, films: readonly Film[]): Playback {
  const isStill = useReducedMotion();
  const [position, setPosition] = useState<Position>({ filmId: '', at: 0 });
  const [wantsToPlay, setPlaying] = useState(false);
  const count = lead?.frames.length ?? 0;
  const at = lead ? toFrameOf(lead, films, position) : 0;
  const isAtEnd = at >= count - 1;
  const isPlaying = wantsToPlay && !isStill && !isAtEnd;
  const filmId = lead?.id ?? '';
  const frameMs = lead ? toFrameMs(lead, at) : 0;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setPosition({ filmId, at: at + 1 }), frameMs);
    return () => clearTimeout(timer);
  }, [isPlaying, filmId, at, frameMs]);

  return {
    at,
    count,
    isAtEnd,
    isPlaying,
    isStill,
    go(to) {
      setPlaying(false);
      setPosition({ filmId, at: Math.min(Math.max(0, to), count - 1) });
    },
    togglePlay() {
      if (isStill) return;
      if (isAtEnd) setPosition({ filmId, at: 0 });
      setPlaying(!isPlaying);
    },
    toFrame: (film) => toFrameOf(film, films, { filmId, at }),
  };
}
