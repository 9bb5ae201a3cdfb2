import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import { iconChevronLeft, iconChevronRight, iconPause, iconPlay } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import { t } from './messages.ts';
import { usePlaying } from './use-playing.ts';

export interface CarouselSlide {
  id: string;
  /** Names the slide for a screen reader. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel. */
  label: string;
  slides: readonly CarouselSlide[];
  /** How long a slide shows before the next one comes by itself. Default 5000. @see DASH-3 */
  intervalMs?: number;
  className?: string;
}

const toPlaceName = (label: string, at: number, count: number) =>
  t('place')
    .replace('{label}', () => label)
    .replace('{at}', String(at))
    .replace('{count}', String(count));

/**
 * Slides, one shown at a time. After the last comes the first, and back. It plays by itself, and rests while the pointer or
 * the focus is in it, while its page is not seen, once it was stopped, and where less motion is preferred.
 * @see DASH-2..DASH-4
 */
export function Carousel({ label, slides, intervalMs = 5000, className }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const [at, setAt] = useState(0);
  const count = slides.length;
  const current = count === 0 ? 0 : at % count;
  const { isPlaying, isStopped, stop, play } = usePlaying(root, count > 1);
  const go = (to: number) => setAt((to + count) % count);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, count, intervalMs]);

  if (count === 0) return null;
  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription={t('role')}
      className={cx(styles.root, className)}
    >
      {/* A slide that comes by itself is not spoken. */}
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'} id={id}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={toPlaceName(slide.label, index + 1, count)}
            className={styles.slide}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={isStopped ? iconPlay : iconPause}
            label={isStopped ? t('play') : t('stop')}
            size="sm"
            onClick={isStopped ? play : stop}
          />
          <div className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={t('show').replace('{label}', () => slide.label)}
                aria-current={index === current || undefined}
                aria-controls={id}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <IconButton
            icon={iconChevronLeft}
            label={t('previous')}
            size="sm"
            onClick={() => go(current - 1)}
          />
          <IconButton icon={iconChevronRight} label={t('next')} size="sm" onClick={() => go(current + 1)} />
        </div>
      )}
    </section>
  );
}
