import type { SafeStorage } from '@drawbridge/client';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { createStoredValue, isBooleanOrNull, isNumber, type StoredValue } from './stored-value.ts';

/** Width that four panes beside each other need, px; a narrower page shows them as tabs. */
const BESIDE_FROM_PX = 1_000;
const PHONE_BELOW_PX = 600;

const SPLIT_KEY = 'drawbridge.lab.split';

/** Sizes in percent, for all labs. */
export const DEFAULT_SPLIT = { steps: 23, code: 52, tests: 60 };

/** How much room the page has, and how the learner divided it. */
export interface PageLayout {
  /** The panes are beside each other. */
  isBeside: ReadonlySignal<boolean>;
  isPhone: ReadonlySignal<boolean>;
  /** Long lines of code wrap: as the learner chose, else on phones only. */
  isWrapping: ReadonlySignal<boolean>;
  split: Record<keyof typeof DEFAULT_SPLIT, StoredValue<number>>;
  setWidth(px: number): void;
  setWrapping(isWrapping: boolean): void;
}

export function createPageLayout(storage: SafeStorage): PageLayout {
  /** Undefined until the page is measured. */
  const widthPx = signal<number | undefined>(undefined);
  const wrapping = createStoredValue<boolean | null>(storage, 'drawbridge.lab.wrap', null, isBooleanOrNull);
  const isPhone = computed(() => widthPx.value !== undefined && widthPx.value < PHONE_BELOW_PX);
  const toSplit = (name: keyof typeof DEFAULT_SPLIT) =>
    createStoredValue(storage, `${SPLIT_KEY}.${name}`, DEFAULT_SPLIT[name], isNumber);
  return {
    isBeside: computed(() => widthPx.value !== undefined && widthPx.value >= BESIDE_FROM_PX),
    isPhone,
    isWrapping: computed(() => wrapping.current.value ?? isPhone.value),
    split: { steps: toSplit('steps'), code: toSplit('code'), tests: toSplit('tests') },
    setWidth(px) {
      widthPx.value = px;
    },
    setWrapping: wrapping.set,
  };
}
