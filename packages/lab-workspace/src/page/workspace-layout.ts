import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { createStoredValue, isBoolean, isNumber, type KeptTexts, type StoredValue } from './stored-value.ts';

/** Width that four panes beside each other need, px; a narrower page shows them as tabs. */
const BESIDE_FROM_PX = 1_000;
const PHONE_BELOW_PX = 600;

const SPLIT_KEY = 'drawbridge.lab.split';

/** Sizes in percent, for all labs. On a laptop the lesson has lines of 60 to 72 characters. */
export const DEFAULT_SPLIT = { steps: 34, code: 55, tests: 50 };

/** How much room the page has, and how the learner divided it. */
export interface WorkspaceLayout {
  /** The panes are beside each other. */
  isBeside: ReadonlySignal<boolean>;
  isPhone: ReadonlySignal<boolean>;
  /** Long lines of code wrap, unless the learner chose otherwise. */
  isWrapping: ReadonlySignal<boolean>;
  split: Record<keyof typeof DEFAULT_SPLIT, StoredValue<number>>;
  setWidth(px: number): void;
  setWrapping(isWrapping: boolean): void;
}

export function createWorkspaceLayout(storage: KeptTexts): WorkspaceLayout {
  /** Undefined until the page is measured. */
  const widthPx = signal<number | undefined>(undefined);
  const wrapping = createStoredValue<boolean>(storage, 'drawbridge.lab.wrap', true, isBoolean);
  const isPhone = computed(() => widthPx.value !== undefined && widthPx.value < PHONE_BELOW_PX);
  const toSplit = (name: keyof typeof DEFAULT_SPLIT) =>
    createStoredValue(storage, `${SPLIT_KEY}.${name}`, DEFAULT_SPLIT[name], isNumber);
  return {
    isBeside: computed(() => widthPx.value !== undefined && widthPx.value >= BESIDE_FROM_PX),
    isPhone,
    isWrapping: wrapping.current,
    split: { steps: toSplit('steps'), code: toSplit('code'), tests: toSplit('tests') },
    setWidth(px) {
      widthPx.value = px;
    },
    setWrapping: wrapping.set,
  };
}
