import { applyGlobals } from './apply-globals.ts';

/** Never mirrored, whatever the direction of the text. */
const LEFT_TO_RIGHT = 'pre, code, kbd, samp, .cm-content, input[type="email"], input[type="url"]';

/** Punctuation at the end of a text takes the direction of the text around it: `/login` would read `login/`. */
const HAS_PUNCTUATED_END = /^[^\p{L}\p{N}\s].*\p{L}|\p{L}.*[^\p{L}\p{N}\s]$/su;

/** Elements with a text of their own in the font of code, where one end of it is shown on the other side. */
function findTurned(): Element[] {
  return [...document.querySelectorAll('body *')].filter((element) => {
    const style = getComputedStyle(element);
    if (style.direction !== 'rtl' || !/mono/i.test(style.fontFamily)) return false;
    return [...element.childNodes].some(
      (node) => node instanceof Text && HAS_PUNCTUATED_END.test(node.data.trim()),
    );
  });
}

/** Fails when the story on the page, from right to left, is wider than the page or mirrors code. */
export function checkRightToLeft(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const before = root.scrollWidth - root.clientWidth;
  applyGlobals({ ...globals, direction: 'rtl' });
  try {
    const over = root.scrollWidth - root.clientWidth;
    if (over > Math.max(before, 0)) throw new Error(`from right to left the page is ${over} px too wide`);
    const code = [...document.querySelectorAll(LEFT_TO_RIGHT)].filter(
      (element) => getComputedStyle(element).direction === 'rtl',
    );
    const mirrored = [...code, ...findTurned()];
    if (mirrored.length > 0)
      throw new Error(`mirrored code:\n${mirrored.map(({ outerHTML }) => outerHTML).join('\n')}`);
  } finally {
    applyGlobals(globals);
  }
}
