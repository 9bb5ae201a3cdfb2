import type { Placement } from '@floating-ui/react';
import type { followAnchor } from './place-floating.ts';
import { hideUntilPlaced, showPlaced } from './until-placed.ts';

let follow: typeof followAnchor | undefined;
let loading: Promise<typeof followAnchor | undefined> | undefined;

/**
 * The positioning library is fetched after the page appears, when nothing floats yet. Undefined if it cannot be loaded.
 */
export function loadPlacing(): Promise<typeof followAnchor | undefined> {
  loading ??= fetchPlacing();
  return loading;
}

async function fetchPlacing() {
  try {
    follow = (await import('./place-floating.ts')).followAnchor;
  } catch {
    // The next element that opens tries again.
    loading = undefined;
  }
  return follow;
}

/** Positions `element` beside `reference`; returns a function that stops it. */
export function stayBeside(
  reference: HTMLElement,
  element: HTMLElement,
  placement: Placement,
  gapPx: number,
): () => void {
  if (follow) return follow(reference, element, placement, gapPx);
  let stop: (() => void) | undefined;
  let isClosed = false;

  async function start() {
    const loaded = await loadPlacing();
    if (isClosed) return;
    if (loaded) stop = loaded(reference, element, placement, gapPx);
    else placePlainly(reference, element, gapPx);
  }
  hideUntilPlaced(element);
  void start();
  return () => {
    isClosed = true;
    stop?.();
  };
}

/** Below the anchor, without the positioning library. */
function placePlainly(reference: HTMLElement, element: HTMLElement, gapPx: number) {
  const box = reference.getBoundingClientRect();
  element.style.top = `${Math.round(box.bottom + gapPx)}px`;
  element.style.left = `${Math.round(Math.max(0, Math.min(box.left, innerWidth - element.offsetWidth)))}px`;
  showPlaced(element);
}
