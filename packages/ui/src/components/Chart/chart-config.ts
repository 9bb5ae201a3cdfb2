import type { ChartConfiguration, Plugin, Tick } from 'chart.js';
import { type ChartSpec, toShortLabel } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';

/** Line dashes in px: forced colors have too few colors to tell series apart. */
const dashes = [[], [6, 4], [2, 3], [10, 4, 2, 4]];
/** Width of an average letter, relative to the font size. */
const letterWidth = 0.56;
/** A shorter name says nothing: some names are left out instead. */
const fewestLetters = 8;
/** Minimum gap between shortened names. */
const namesGapPx = 24;
/** Share of a horizontal chart that names may fill. */
const namesPart = 0.38;

/** The chart.js configuration for a chart, in the theme of the page. */
export function toChartConfig(spec: ChartSpec, look: ChartLook, plugin: Plugin): ChartConfiguration {
  const common = {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    interaction: {
      mode: spec.kind === 'doughnut' ? 'nearest' : 'index',
      intersect: spec.kind === 'doughnut',
    },
  } as const;
  const plugins = [plugin];
  if (spec.kind === 'doughnut') {
    const ring: ChartConfiguration<'doughnut'> = {
      type: 'doughnut',
      data: { labels: toLabels(spec), datasets: [toRing(spec, look)] },
      options: { ...common, cutout: '74%', layout: { padding: 2 } },
      plugins,
    };
    return ring;
  }
  const axis = spec.horizontal ? 'y' : 'x';
  const scales = toScales(spec, look);
  if (spec.kind === 'line')
    return {
      type: 'line',
      data: { labels: toLabels(spec), datasets: toLines(spec, look) },
      // chart.js makes room for half of the last name on the right, wherever the last one is.
      options: { ...common, scales, layout: { padding: { top: 6, left: look.isRtl ? 24 : 0 } } },
      plugins,
    };
  return {
    type: 'bar',
    data: { labels: toLabels(spec), datasets: toBars(spec, look) },
    options: {
      ...common,
      interaction: { ...common.interaction, axis },
      indexAxis: axis,
      scales,
      layout: { padding: { top: 6 } },
    },
    plugins,
  };
}

const toLabels = ({ names }: ChartSpec) => names.map(({ short }) => short);

function toRing({ names, series }: ChartSpec, look: ChartLook) {
  const values = names.map((_, index) => series[0]?.values[index] ?? 0);
  const isEmpty = values.every((value) => value === 0);
  // A total of 0 is drawn as an empty ring.
  const backgroundColor = isEmpty ? [look.grid] : [...look.colors];
  return {
    data: isEmpty ? [1] : values,
    backgroundColor,
    hoverBackgroundColor: backgroundColor,
    borderColor: look.surface,
    hoverBorderColor: look.surface,
    borderWidth: isEmpty ? 0 : 2,
    borderRadius: 3,
  };
}

function toLines({ series, names }: ChartSpec, look: ChartLook) {
  return series.map(({ label, values }, index) => {
    const color = look.colors[index];
    return {
      label,
      data: [...values],
      borderColor: color,
      backgroundColor: look.fills[index],
      fill: series.length === 1 ? 'origin' : false,
      borderWidth: 2,
      borderDash: look.isForced ? dashes[index % dashes.length] : [],
      borderJoinStyle: 'round' as const,
      borderCapStyle: 'round' as const,
      // A single value has no line, so its point must be visible.
      pointRadius: names.length === 1 ? 4 : 0,
      pointHoverRadius: 5,
      pointHitRadius: 0,
      pointBackgroundColor: color,
      pointHoverBackgroundColor: color,
      pointBorderColor: look.surface,
      pointHoverBorderColor: look.surface,
      pointBorderWidth: 2,
      pointHoverBorderWidth: 2,
    };
  });
}

function toBars({ series, stacked, horizontal }: ChartSpec, look: ChartLook) {
  return series.map(({ label, values }, index) => {
    const color = look.colors[index];
    return {
      label,
      data: [...values],
      backgroundColor: color,
      hoverBackgroundColor: color,
      // A gap between stacked parts, so that they can be told apart without color.
      borderColor: look.surface,
      hoverBorderColor: look.surface,
      borderWidth: stacked ? { [toFarSide(horizontal, look.isRtl)]: 2 } : 0,
      borderRadius: 3,
      borderSkipped: stacked ? false : ('start' as const),
      maxBarThickness: 36,
      categoryPercentage: 0.76,
      barPercentage: 0.9,
    };
  });
}

/** The side at which a bar ends. */
function toFarSide(isHorizontal: boolean, isRtl: boolean): 'top' | 'left' | 'right' {
  if (!isHorizontal) return 'top';
  return isRtl ? 'left' : 'right';
}

function toScales(spec: ChartSpec, look: ChartLook) {
  const ticks = {
    color: look.text,
    font: { family: look.family, size: look.fontSize },
    maxRotation: 0,
  };
  const isWhole = spec.series.every(({ values }) => values.every(Number.isInteger));
  const valueScale = {
    type: 'linear' as const,
    min: 0,
    max: spec.max,
    stacked: spec.stacked,
    reverse: spec.horizontal && look.isRtl,
    position: spec.horizontal ? ('bottom' as const) : look.isRtl ? ('right' as const) : ('left' as const),
    grid: {
      drawTicks: false,
      // The line at 0 is the foot of the chart.
      color: ({ tick }: { tick?: Tick }) => (tick?.value === 0 ? look.axis : look.grid),
    },
    border: { display: false },
    ticks: {
      ...ticks,
      padding: 10,
      maxTicksLimit: 6,
      // The scale ends one above a round number; no line is drawn there.
      includeBounds: false,
      ...(isWhole && { precision: 0 }),
      callback: (value: string | number) => spec.formatValue(Number(value)),
    },
  };
  const categoryScale = {
    type: 'category' as const,
    // A single point is in the middle, not at the edge. Bars have room of their own.
    ...(spec.kind === 'line' && { offset: spec.names.length === 1 }),
    stacked: spec.stacked,
    reverse: !spec.horizontal && look.isRtl,
    position: spec.horizontal ? (look.isRtl ? ('right' as const) : ('left' as const)) : ('bottom' as const),
    grid: { display: false },
    border: { display: false },
    ticks: {
      ...ticks,
      padding: 8,
      autoSkip: true,
      autoSkipPadding: 16,
      callback(this: { chart: { width: number } }, _value: string | number, index: number) {
        const name = spec.names[index]?.short ?? '';
        if (!spec.cutsNames) return name;
        const room = spec.horizontal
          ? this.chart.width * namesPart
          : this.chart.width / Math.min(spec.names.length, 8) - namesGapPx;
        const letters = Math.floor(room / (look.fontSize * letterWidth)) - 1;
        return toShortLabel(name, Math.max(fewestLetters, letters));
      },
    },
  };
  return spec.horizontal ? { x: valueScale, y: categoryScale } : { x: categoryScale, y: valueScale };
}
