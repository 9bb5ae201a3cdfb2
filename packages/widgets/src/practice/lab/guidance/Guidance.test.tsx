/// <reference types="@vitest/browser-playwright" />
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { choice } from './Guidance.css.ts';

/** `prefers-reduced-motion` is the tests' own setting, which this call would replace. */
const setForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

describe('forced colors: guided and unguided', () => {
  beforeAll(() => setForcedColors('active'));
  afterAll(async () => {
    cleanup();
    await setForcedColors('none');
  });

  it('the chosen way is outlined', () => {
    render(
      <>
        <button type="button" className={choice} aria-pressed>
          Walk me through
        </button>
        <button type="button" className={choice} aria-pressed={false}>
          Let me find it
        </button>
      </>,
    );
    const [chosen, other] = screen.getAllByRole('button').map((button) => getComputedStyle(button).outline);
    expect(chosen).toMatch(/solid 2px/);
    expect(other).not.toMatch(/solid 2px/);
  });
});
