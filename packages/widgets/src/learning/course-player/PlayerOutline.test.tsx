/// <reference types="@vitest/browser-playwright" />
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { PlayerOutline } from './PlayerOutline.tsx';

/** `prefers-reduced-motion` is the tests' own setting, which this call would replace. */
const setForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** The color that the browser uses for a system color. */
function toSystemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; background: ${name}`;
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

describe('forced colors: the outline of a course', () => {
  beforeAll(() => setForcedColors('active'));
  afterAll(async () => {
    cleanup();
    await setForcedColors('none');
  });

  it('the current lesson is filled, with its mark in the color of its text', () => {
    render(<PlayerOutline course={buildSampleCourse()} itemId="first" onOpenItem={() => undefined} />);
    const [current, ...others] = screen.getAllByRole('button');
    expect(current).toHaveProperty('ariaCurrent', 'page');
    expect(getComputedStyle(current!).backgroundColor).toBe(toSystemColor('Highlight'));
    expect(getComputedStyle(current!.querySelector('svg')!).color).toBe(toSystemColor('HighlightText'));
    for (const other of others)
      expect(getComputedStyle(other).backgroundColor).not.toBe(toSystemColor('Highlight'));
  });
});
