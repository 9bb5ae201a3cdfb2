import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { entry, url } from './RequestsView.css.ts';

describe('from right to left, an address in the list of requests', () => {
  afterEach(cleanup);

  it('a URL in the list of requests keeps its direction in right-to-left text, and begins where its line begins', () => {
    render(
      <div dir="rtl">
        <div className={entry}>
          <span className={url} data-testid="box">
            <bdi data-testid="text">/login</bdi>
          </span>
        </div>
      </div>,
    );
    const box = screen.getByTestId('box');
    expect(getComputedStyle(box).direction).toBe('ltr');
    const end = screen.getByTestId('text').getBoundingClientRect().right;
    expect(end).toBeCloseTo(box.getBoundingClientRect().right, 0);
  });
});
