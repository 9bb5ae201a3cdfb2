import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Chart as Library } from 'chart.js';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chart, type ChartProps } from '../../index.ts';
import { drawing } from './drawing.ts';

const props: ChartProps = {
  kind: 'line',
  label: 'Activity',
  categories: ['2026-03-01', '2026-03-02'],
  categoryKind: 'day',
  series: [{ label: 'Activities', values: [3, 12] }],
};
const countDrawn = () => Object.keys(Library.instances).length;

describe('a chart', () => {
  beforeEach(() => expect(countDrawn()).toBe(0));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('a chart is destroyed when it leaves the page', async () => {
    const { unmount } = render(
      <StrictMode>
        <Chart {...props} />
      </StrictMode>,
    );
    await waitFor(() => expect(countDrawn()).toBe(1));
    unmount();
    expect(countDrawn()).toBe(0);
  });

  it('a chart is one drawing for all of its data, and a new one for another kind', async () => {
    const { rerender } = render(<Chart {...props} />);
    await waitFor(() => expect(countDrawn()).toBe(1));
    const [first] = Object.values(Library.instances);
    rerender(<Chart {...props} series={[{ label: 'Activities', values: [1, 2] }]} />);
    expect(Object.values(Library.instances)).toEqual([first]);
    expect(first?.data.datasets[0]?.data).toEqual([1, 2]);
    rerender(<Chart {...props} kind="bar" />);
    expect(countDrawn()).toBe(1);
    expect(Object.values(Library.instances)).not.toEqual([first]);
  });

  it('CONST-16: a chart lists its days and values, and has its scale as attributes', async () => {
    render(<Chart {...props} />);
    const figure = screen.getByRole('figure', { name: 'Activity' });
    expect([figure.dataset['min'], figure.dataset['max']]).toEqual(['0', '21']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/March.*2026.*3$/);
    expect(rows[2]).toMatch(/March.*2026.*12$/);
    await waitFor(() => expect(countDrawn()).toBe(1));
  });

  it('a chart fetches no library while it loads or has nothing to draw', () => {
    const load = vi.spyOn(drawing, 'load');
    const { loaded } = drawing;
    drawing.loaded = undefined;
    const { rerender } = render(<Chart {...props} loading />);
    rerender(<Chart {...props} categories={[]} series={[]} />);
    expect(load).not.toHaveBeenCalled();
    drawing.loaded = loaded;
  });

  it('a chart is drawn when a retry fetches the library', async () => {
    const { loaded } = drawing;
    drawing.loaded = undefined;
    vi.spyOn(drawing, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<Chart {...props} />);
    (await screen.findByRole('button', { name: 'Try again' })).click();
    await waitFor(() => expect(countDrawn()).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
    drawing.loaded ??= loaded;
  });
});
