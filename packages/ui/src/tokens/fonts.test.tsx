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

  it('have digits of one width for columns of numbers', () => {
    const tabular = { fontFamily: INTER, fontVariantNumeric: 'tabular-nums' };
    expect(measure('1111', tabular)).toBe(measure('0000', tabular));
    expect(measure('1111', { fontFamily: INTER })).not.toBe(measure('0000', { fontFamily: INTER }));
  });

  it('have every weight from regular to strong', () => {
    const widths = [400, 500, 600].map((fontWeight) =>
      measure('Drawbridge', { fontFamily: INTER, fontWeight }),
    );
    expect(new Set(widths).size).toBe(3);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it('have the pairs of letters closer together that the font does', () => {
    expect(measure('AVATo', { fontFamily: INTER })).toBeLessThan(
      measure('AVATo', { fontFamily: INTER, fontKerning: 'none' }),
    );
  });
});
