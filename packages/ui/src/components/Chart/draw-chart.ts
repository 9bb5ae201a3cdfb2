/** Fetched with the first chart of a page: chart.js with the parts that our charts use. @see PKG-11 */
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { toChartConfig } from './chart-config.ts';
import type { ChartSpec } from './chart-data.ts';
import { readLook } from './chart-look.ts';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

/** A rectangle in the chart, px from its upper left corner. */
export interface ChartArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The category under the pointer. */
export interface ChartPoint {
  index: number;
  /** Position that the tooltip points to, px from the upper left corner of the chart. */
  x: number;
  y: number;
  /** What marks the category: a line through points, a band behind bars; a ring has none. */
  mark?: ChartArea;
}

export interface DrawnChart {
  /** Draws the data in the current theme. */
  show(spec: ChartSpec): void;
  destroy(): void;
}

/** A chart on a canvas whose parent gives it its size. */
export function drawChart(
  canvas: HTMLCanvasElement,
  onPoint: (point: ChartPoint | undefined) => void,
): DrawnChart {
  let drawn: { chart: Chart; kind: ChartSpec['kind'] } | undefined;
  let current: ChartSpec | undefined;
  const plugin = {
    id: 'point',
    afterEvent: (chart: Chart) => onPoint(current && findPoint(chart, current)),
  };
  return {
    show(spec) {
      current = spec;
      const count = spec.kind === 'doughnut' ? spec.names.length : spec.series.length;
      const config = toChartConfig(spec, readLook(canvas.parentElement ?? canvas, count), plugin);
      if (drawn?.kind === spec.kind) {
        drawn.chart.data = config.data;
        drawn.chart.options = config.options ?? {};
        drawn.chart.update('none');
      } else {
        drawn?.chart.destroy();
        drawn = { chart: new Chart(canvas, config), kind: spec.kind };
      }
    },
    destroy() {
      drawn?.chart.destroy();
      drawn = undefined;
    },
  };
}

function findPoint(chart: Chart, { kind, horizontal, names, series }: ChartSpec): ChartPoint | undefined {
  const active = chart.getActiveElements();
  const index = active[0]?.index;
  // The ring of a zero total has a part without data.
  if (index === undefined || names[index] === undefined) return undefined;
  if (kind === 'doughnut' && series[0]?.values.every((value) => value === 0)) return undefined;
  const places = active.map(({ element }) => element.tooltipPosition(true));
  const { left, top, width, height } = chart.chartArea;
  if (kind === 'doughnut') return { index, x: places[0]?.x ?? 0, y: places[0]?.y ?? 0 };
  const xs = places.map(({ x }) => x ?? 0);
  const ys = places.map(({ y }) => y ?? 0);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  if (kind === 'line') {
    const x = xs[0] ?? 0;
    return { index, x, y: Math.min(...ys), mark: { left: x, top, width: 1, height } };
  }
  if (horizontal) {
    const band = height / names.length;
    return {
      index,
      x: middle(xs),
      y: Math.min(...ys),
      mark: { left, top: top + index * band, width, height: band },
    };
  }
  const band = width / names.length;
  const place = chart.scales['x']?.options.reverse ? names.length - 1 - index : index;
  return {
    index,
    x: middle(xs),
    y: Math.min(...ys),
    mark: { left: left + place * band, top, width: band, height },
  };
}
