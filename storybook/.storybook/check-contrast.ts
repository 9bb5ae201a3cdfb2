import axe from 'axe-core';
import { applyGlobals } from './apply-globals.ts';

/** Storybook's own elements. */
const FOREIGN = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Whether a story is in the third whose second theme every run judges, beside the first of each component. Its id decides,
 * so the third is always the same.
 */
export function isInLeanRun(storyId: string): boolean {
  let hash = 0;
  for (const letter of storyId) hash = Math.imul(hash, 31) + letter.charCodeAt(0);
  return (hash >>> 7) % 3 === 0;
}

/** Fails when a text of the story on the page has too little contrast in the given theme. */
export async function checkContrast(globals: Record<string, unknown>, theme: string): Promise<void> {
  applyGlobals({ ...globals, theme });
  try {
    const { violations } = await axe.run(
      { include: document.body, exclude: FOREIGN },
      { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
    );
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n${node.failureSummary}`),
    );
    if (faults.length > 0)
      throw new Error(`too little contrast in the ${theme} theme:\n${faults.join('\n\n')}`);
  } finally {
    applyGlobals(globals);
  }
}
