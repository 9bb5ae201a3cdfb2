import {
  Button,
  cx,
  IconButton,
  iconChevronLeft,
  iconChevronRight,
  iconPause,
  iconPlay,
} from '@drawbridge/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWidth } from '../../kit/layout/use-width.ts';
import { FilmView } from './FilmView.tsx';
import type { Film } from './film.ts';
import { toSentence } from './frame-sentence.ts';
import { t } from './messages.ts';
import { findLead, type Position, toFrameMs, toFrameOf } from './playback.ts';
import * as styles from './ReplayPlayer.css.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Width in px that two films of code need. */
const BESIDE_PX = 640;

export interface ReplayPlayerProps {
  /** Title of the test. */
  title: string;
  /** One film, or the two sides of a fix: the code before it first. */
  films: readonly Film[];
  /** The film that is shown first when there is room for one. */
  first?: string;
  /** True stacks the films when there is no room side by side. False shows a switch instead. */
  isStacked?: boolean;
  /** Buttons at the end of the controls. */
  actions?: ReactNode;
}

/** Shows an attack step by step: request, line of code, statement, what happened, answer. */
export function ReplayPlayer({ title, films, first, isStacked = false, actions }: ReplayPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const isStill = useReducedMotion();
  const width = useWidth(root) ?? BESIDE_PX;
  const isBeside = films.length > 1 && width >= BESIDE_PX;
  const areAllShown = isBeside || (isStacked && films.length > 1);
  const [shownId, setShownId] = useState(first ?? films.at(-1)?.id ?? '');
  const [position, setPosition] = useState<Position>({ filmId: '', at: 0 });
  const [wantsToPlay, setPlaying] = useState(false);

  const lead = findLead(films, shownId, areAllShown);
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

  if (!lead || count === 0) return <p className={styles.empty}>{t('player.empty')}</p>;

  /** Moves by hand and stops playback, so that the chosen step stays. */
  function go(to: number) {
    setPlaying(false);
    setPosition({ filmId, at: Math.min(Math.max(0, to), count - 1) });
  }
  function togglePlay() {
    if (isStill) return;
    if (isAtEnd) setPosition({ filmId, at: 0 });
    setPlaying(!isPlaying);
  }
  function onSliderKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    togglePlay();
  }

  const shown = areAllShown ? films : [lead];
  const sentences = shown.map((film) => toSentence(film, toFrameOf(film, films, { filmId, at })));
  return (
    <section ref={root} className={styles.player} aria-label={t('player.label', { title })}>
      <div className={cx(styles.controls, isStacked && !isBeside && styles.pinned)}>
        <IconButton
          icon={iconChevronLeft}
          label={t('player.previous')}
          className={styles.turning}
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        {!isStill && (
          <IconButton
            icon={isPlaying ? iconPause : iconPlay}
            tone="primary"
            label={t(isPlaying ? 'player.pause' : 'player.play')}
            onClick={togglePlay}
          />
        )}
        <IconButton
          icon={iconChevronRight}
          label={t('player.next')}
          className={styles.turning}
          aria-disabled={isAtEnd}
          onClick={() => go(at + 1)}
        />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={count - 1}
          step={1}
          value={at}
          aria-label={t('player.slider')}
          aria-valuetext={t('player.position', { at: at + 1, count })}
          aria-describedby={`${id}-keys`}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          onKeyDown={onSliderKey}
        />
        <span className={styles.position}>{t('player.position', { at: at + 1, count })}</span>
        {actions !== undefined && <span className={styles.actions}>{actions}</span>}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {t(isStill ? 'player.keys.still' : 'player.keys')}
      </p>
      {/* Silent while it plays: each sentence would cut off the one before. */}
      <p className={styles.sentence} aria-live={isPlaying ? 'off' : 'polite'}>
        {new Set(sentences).size === 1
          ? sentences[0]
          : shown.map((film, index) => (
              <span key={film.id} className={styles.side}>
                {t('player.side', { title: film.title, sentence: sentences[index] ?? '' })}
              </span>
            ))}
      </p>
      {films.length > 1 && !areAllShown && (
        <fieldset className={styles.choice} aria-label={t('player.films')}>
          {films.map((film) => (
            <Button
              key={film.id}
              size="sm"
              tone={film.id === lead.id ? 'primary' : 'neutral'}
              aria-pressed={film.id === lead.id}
              onClick={() => setShownId(film.id)}
            >
              {film.title}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={styles.films} data-beside={isBeside || undefined}>
        {shown.map((film) => (
          <FilmView
            key={film.id}
            film={film}
            at={toFrameOf(film, films, { filmId, at })}
            isTitled={areAllShown || isStacked}
          />
        ))}
      </div>
    </section>
  );
}
