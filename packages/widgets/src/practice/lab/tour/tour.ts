import type { SafeStorage } from '@drawbridge/client';
import type { PaneId } from '@drawbridge/lab-workspace/page';
import { createStoredValue, isBoolean } from '@drawbridge/lab-workspace/page';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';

/** The panes that the tour explains, in this order. */
export const TOUR_PANES = ['steps', 'code', 'view', 'tests'] as const satisfies readonly PaneId[];
export type TourPane = (typeof TOUR_PANES)[number];

/** Explains the panes of the first lab that is opened in this browser. */
export interface Tour {
  /** The pane that is explained now. Undefined when the tour is over. */
  pane: ReadonlySignal<TourPane | undefined>;
  /** The pane to outline: the explained pane while its explanation is in view. */
  outlined: ReadonlySignal<TourPane | undefined>;
  /** Marks the explanation as in view. Returns the function that ends this. */
  show(): () => void;
  /** Goes to the next pane. After the last pane, the tour is over. */
  next(): void;
  end(): void;
  restart(): void;
}

export function createTour(storage: SafeStorage, isOffered: boolean): Tour {
  const isDone = createStoredValue(storage, 'drawbridge.lab.toured', false, isBoolean);
  const at = signal(0);
  const isWanted = signal(isOffered && !isDone.current.peek());
  const end = () => {
    isWanted.value = false;
    isDone.set(true);
  };
  const isShown = signal(false);
  const pane = computed(() => (isWanted.value ? TOUR_PANES[at.value] : undefined));
  return {
    pane,
    outlined: computed(() => (isShown.value ? pane.value : undefined)),
    show() {
      isShown.value = true;
      return () => {
        isShown.value = false;
      };
    },
    next() {
      if (at.value + 1 < TOUR_PANES.length) at.value += 1;
      else end();
    },
    end,
    restart() {
      at.value = 0;
      isWanted.value = true;
    },
  };
}
