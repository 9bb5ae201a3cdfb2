import type { Locator, Page } from '@playwright/test';

/** Draws the pointer into the page: a recording of the page alone has none. Run before the page's own scripts. */
export const drawPointer = (page: Page) =>
  page.addInitScript(() => {
    // The lab's preview is a frame; the pointer is drawn over it by the page around.
    if (window !== window.top) return;
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      Object.assign(dot.style, {
        position: 'fixed',
        zIndex: '2147483647',
        width: '22px',
        height: '22px',
        marginLeft: '-11px',
        marginTop: '-11px',
        borderRadius: '50%',
        background: 'rgb(240 110 40 / 45%)',
        border: '2px solid rgb(200 70 10)',
        pointerEvents: 'none',
      });
      document.documentElement.append(dot);
      Object.assign(window, {
        movePointer: (x: number, y: number) => Object.assign(dot.style, { left: `${x}px`, top: `${y}px` }),
      });
    });
  });

const STEPS = 10;

/** Moves the pointer as a hand would and presses. */
export async function pressSlowly(page: Page, target: Locator, at?: { x: number; y: number }): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  const to = { x: box.x + (at?.x ?? box.width / 2), y: box.y + (at?.y ?? box.height / 2) };
  const from = last.get(page) ?? { x: 640, y: 600 };
  for (let step = 1; step <= STEPS; step += 1) {
    const part = (1 - Math.cos((Math.PI * step) / STEPS)) / 2;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    await page.mouse.move(x, y);
    await page.evaluate(
      (place) =>
        (window as unknown as { movePointer(x: number, y: number): void }).movePointer(place.x, place.y),
      { x, y },
    );
    await page.waitForTimeout(25);
  }
  last.set(page, to);
  await page.waitForTimeout(150);
  await page.mouse.click(to.x, to.y);
}

const last = new WeakMap<Page, { x: number; y: number }>();
