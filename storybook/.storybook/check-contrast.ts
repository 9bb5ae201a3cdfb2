import axe from 'axe-core';
import { applyGlobals } from './apply-globals.ts';

/** Storybook's own elements. */
const FOREIGN = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

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
