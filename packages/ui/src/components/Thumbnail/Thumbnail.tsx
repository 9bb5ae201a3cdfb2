import { type ComponentType, useEffect, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Thumbnail.css.ts';

export interface ThumbnailProps {
  /** Id of the item: the same id always gives the same picture. */
  seed: string;
  /** OWASP code of its topic ('A01', 'API3', 'LLM01'); without one the picture is generic. */
  topic?: string;
  /** For screen readers; without it, the picture is decorative beside a title. */
  label?: string;
  className?: string;
}

type PictureOf = ComponentType<Pick<ThumbnailProps, 'seed' | 'topic'>>;

let picture: PictureOf | undefined;
let loading: Promise<PictureOf> | undefined;

/** The patterns of all topics are as large as the cards themselves, so they are loaded separately, once. */
function loadPicture(): Promise<PictureOf> {
  loading ??= import('./Picture.tsx').then(
    (loaded) => {
      picture = loaded.Picture;
      return loaded.Picture;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** A 16:9 picture generated from topic and id: its background immediately, its lines once they are loaded. */
export function Thumbnail({ seed, topic, label, className }: ThumbnailProps) {
  const [Picture, setPicture] = useState(() => picture);
  useEffect(() => {
    if (Picture) return undefined;
    let isShown = true;
    loadPicture().then(
      (loaded) => isShown && setPicture(() => loaded),
      // Offline, only the background is shown.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [Picture]);
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.thumbnail, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Picture && <Picture seed={seed} {...(topic === undefined ? {} : { topic })} />}
    </svg>
  );
}
