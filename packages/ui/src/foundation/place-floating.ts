import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/react';
import { showPlaced } from './until-placed.ts';

const edgePx = 8;

/** Positions `element` beside `reference`, inside the window on all sides; returns a function that stops it. */
export function followAnchor(
  reference: HTMLElement,
  element: HTMLElement,
  placement: Placement,
  gapPx: number,
): () => void {
  return autoUpdate(reference, element, () => {
    void place(reference, element, placement, gapPx);
  });
}

async function place(reference: HTMLElement, element: HTMLElement, placement: Placement, gapPx: number) {
  const { x, y } = await computePosition(reference, element, {
    strategy: 'fixed',
    placement,
    middleware: [
      offset(gapPx),
      flip({ padding: edgePx }),
      shift({ padding: edgePx }),
      size({
        padding: edgePx,
        apply: ({ availableHeight }) => {
          element.style.maxBlockSize = `${Math.max(120, Math.floor(availableHeight))}px`;
        },
      }),
    ],
  });
  element.style.left = `${Math.round(x)}px`;
  element.style.top = `${Math.round(y)}px`;
  showPlaced(element);
}
