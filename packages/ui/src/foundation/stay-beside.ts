import type { Placement } from '@floating-ui/react';
import type { followAnchor } from './place-floating.ts';

let follow: typeof followAnchor | undefined;
let loading: Promise<typeof followAnchor | undefined> | undefined;

/** Nothing floats while a page appears, so what computes places is fetched after it. Undefined when it cannot be had. */
export function loadPlacing(): Promise<typeof followAnchor | undefined> {
  loading ??= fetchPlacing();
  return loading;
}

async function fetchPlacing() {
  try {
    follow = (await import('./place-floating.ts')).followAnchor;
  } catch {
    // The next one to open tries again.
    loading = undefined;
  }
  return follow;
}

/** Keeps `element` beside `reference`; gives what stops it. */
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
  // Open and in reach of the keyboard at once, seen once it has its place.
  element.style.opacity = '0';
  void start();
  return () => {
    isClosed = true;
    stop?.();
  };
}

/** Below the anchor, as well as that goes without the code that could not be had. */
function placePlainly(reference: HTMLElement, element: HTMLElement, gapPx: number) {
  const box = reference.getBoundingClientRect();
  element.style.top = `${Math.round(box.bottom + gapPx)}px`;
  element.style.left = `${Math.round(Math.max(0, Math.min(box.left, innerWidth - element.offsetWidth)))}px`;
  element.style.opacity = '';
}
