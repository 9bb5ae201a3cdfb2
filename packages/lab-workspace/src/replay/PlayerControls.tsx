import { IconButton, iconChevronLeft, iconChevronRight, iconPause, iconPlay } from '@drawbridge/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from './messages.ts';
import * as styles from './ReplayPlayer.css.ts';
import type { Playback } from './use-playback.ts';

interface PlayerControlsProps {
  playback: Playback;
  /** Id of the text that says what the keys do. */
  describedBy: string;
  className: string;
  /** Buttons at the end. */
  actions: ReactNode;
}

/** Goes through a replay: a step back and forth, play and pause, and the slider. */
export function PlayerControls({ playback, describedBy, className, actions }: PlayerControlsProps) {
  const { at, count, isAtEnd, isPlaying, isStill, go, togglePlay } = playback;
  function onSliderKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    togglePlay();
  }
  return (
    <div className={className}>
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
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        onKeyDown={onSliderKey}
      />
      <span className={styles.position}>{t('player.position', { at: at + 1, count })}</span>
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </div>
  );
}
