import { toHash } from '@drawbridge/pictures';
import { useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Avatar.css.ts';
import { toInitials } from './initials.ts';

export interface AvatarProps {
  /** Used for initials, tint and the screen reader's name. */
  name: string;
  /** Picture; initials replace it when there is none or it cannot be loaded. */
  src?: string | null;
  /** Diameter in px. */
  size?: number;
  /** True if the name is already shown beside it. */
  decorative?: boolean;
  className?: string;
}

const tints = Object.keys(styles.tint) as (keyof typeof styles.tint)[];

/** A person. */
export function Avatar({ name, src, size = 32, decorative = false, className }: AvatarProps) {
  // The failed URL instead of a flag: another URL gets another try.
  const [failed, setFailed] = useState<string>();
  const tint = tints[toHash(name) % tints.length] ?? '0';
  return (
    <span
      className={cx(styles.avatar, styles.tint[tint], className)}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.38)) }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && src !== failed ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        toInitials(name)
      )}
    </span>
  );
}
