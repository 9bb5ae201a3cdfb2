import { type ComponentType, lazy, Suspense } from 'react';
import * as styles from './EmptyState.css.ts';
import type { IllustrationVariant } from './illustration-variant.ts';

const Nothing = () => null;
/**
 * Loaded on demand, because most pages never show it. It is also shown when things fail, so it must not fail itself.
 */
const Drawn = lazy(async (): Promise<{ default: ComponentType<{ variant: IllustrationVariant }> }> => {
  try {
    return { default: (await import('./BridgeScene.tsx')).BridgeScene };
  } catch {
    return { default: Nothing };
  }
});

/** Reserves the space of the picture until it is loaded. */
export function Scene({ variant }: { variant: IllustrationVariant }) {
  return (
    <div className={styles.picture}>
      <Suspense fallback={null}>
        <Drawn variant={variant} />
      </Suspense>
    </div>
  );
}
