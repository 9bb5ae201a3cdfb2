import { BROWSER_PRELUDE } from '../guest/prelude.ts';
import { createJsSlot, type JsImage, type JsSlotOptions } from '../js/slot.ts';
import { createPool } from '../pool.ts';
import type { PageSlots } from './page.ts';

const IDLE_PAGES = 3;

/** Guests for pages. The base image is made when the first page needs one: most labs have none. */
export function createPageSlots(
  quickjs: WebAssembly.Module,
  limits: Pick<JsSlotOptions, 'heapBytes' | 'stackBytes'>,
): PageSlots & { clear(): void } {
  const options = { ...limits, prelude: BROWSER_PRELUDE };
  let base: JsImage | undefined;
  const baseImage = () => (base ??= createJsSlot(quickjs, options).save());
  const pool = createPool(() => createJsSlot(quickjs, options, baseImage()), IDLE_PAGES);
  return {
    take() {
      const slot = pool.take();
      slot.load(baseImage());
      return slot;
    },
    give: (slot) => pool.give(slot),
    clear: () => pool.clear(),
  };
}
