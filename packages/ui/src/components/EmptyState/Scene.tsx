import { type ComponentType, lazy, Suspense } from 'react';
import * as styles from './EmptyState.css.ts';
import type { Mood } from './mood.ts';

const Nothing = () => null;
/** A page that has everything needs no picture of nothing. It is shown when things fail, so it must not fail itself. */
const Drawn = lazy(async (): Promise<{ default: ComponentType<{ mood: Mood }> }> => {
  try {
    return { default: (await import('./BridgeScene.tsx')).BridgeScene };
  } catch {
    return { default: Nothing };
  }
});

/** The place of the picture, held free while it comes. */
export function Scene({ mood }: { mood: Mood }) {
  return (
    <div className={styles.picture}>
      <Suspense fallback={null}>
        <Drawn mood={mood} />
      </Suspense>
    </div>
  );
}
