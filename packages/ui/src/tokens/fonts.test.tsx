import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import './fonts.ts';

const INTER = "'Inter Variable'";
const CODE = "'JetBrains Mono Variable'";

function measure(text: string, style: CSSProperties): number {
  render(
    <span data-testid="text" style={{ fontSize: 100, whiteSpace: 'pre', ...style }}>
      {text}
    </span>,
  );
  const { width } = screen.getByTestId('text').getBoundingClientRect();
  cleanup();
  return width;
}

/** The build reduces the fonts to what their rules and the styles use. */
describe('the reduced fonts', () => {
  beforeAll(async () => {
    for (const font of [INTER, CODE]) expect(await document.fonts.load(`16px ${font}`)).not.toEqual([]);
  });
  afterEach(cleanup);

  it('the reduced fonts have digits of one width for columns of numbers', () => {
    const tabular = { fontFamily: INTER, fontVariantNumeric: 'tabular-nums' };
    expect(measure('1111', tabular)).toBe(measure('0000', tabular));
    expect(measure('1111', { fontFamily: INTER })).not.toBe(measure('0000', { fontFamily: INTER }));
  });

  it('the reduced fonts have every weight from regular to strong', () => {
    const widths = [400, 500, 600].map((fontWeight) =>
      measure('Drawbridge', { fontFamily: INTER, fontWeight }),
    );
    expect(new Set(widths).size).toBe(3);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it('the reduced fonts have the kerning of the font', () => {
    expect(measure('AVATo', { fontFamily: INTER })).toBeLessThan(
      measure('AVATo', { fontFamily: INTER, fontKerning: 'none' }),
    );
  });
});

/** Each stretched font that this system has; only one or two are there. */
describe('fallback fonts', () => {
  const TEXT =
    'A learner reads who may see an invoice, and fixes the request that shows it to everyone else.';
  afterEach(cleanup);

  it('fallbacks are as wide as the fonts that replace them, within 2%, so that lines break at the same places', async ({
    skip,
  }) => {
    const isThere = async (font: string) => {
      const faces = await document.fonts.load(`16px '${font}'`).catch(() => []);
      return faces.length > 0;
    };
    const ratios: number[] = [];
    for (const [font, fallbacks] of [
      [INTER, ['Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu']],
      [CODE, ['JetBrains Mono Fallback']],
    ] as const)
      for (const fallback of fallbacks)
        if (await isThere(fallback))
          for (const fontWeight of [400, 600])
            ratios.push(
              measure(TEXT, { fontFamily: `'${fallback}'`, fontWeight }) /
                measure(TEXT, { fontFamily: font, fontWeight }),
            );
    if (ratios.length === 0) skip('this system has none of the fonts that are stretched');
    expect(ratios.filter((ratio) => Math.abs(ratio - 1) > 0.02)).toEqual([]);
  });
});
