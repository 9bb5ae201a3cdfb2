import { applyGlobals } from './apply-globals.ts';

/** Never mirrored, whatever the direction of the text. */
const LEFT_TO_RIGHT = 'pre, code, kbd, samp, .cm-content, input[type="email"], input[type="url"]';

/** Fails when the story on the page, from right to left, is wider than the page or mirrors code. */
export function checkRightToLeft(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const before = root.scrollWidth - root.clientWidth;
  applyGlobals({ ...globals, direction: 'rtl' });
  try {
    const over = root.scrollWidth - root.clientWidth;
    if (over > Math.max(before, 0)) throw new Error(`from right to left the page is ${over} px too wide`);
    const mirrored = [...document.querySelectorAll(LEFT_TO_RIGHT)].filter(
      (element) => getComputedStyle(element).direction === 'rtl',
    );
    if (mirrored.length > 0)
      throw new Error(`mirrored code:\n${mirrored.map(({ outerHTML }) => outerHTML).join('\n')}`);
  } finally {
    applyGlobals(globals);
  }
}
