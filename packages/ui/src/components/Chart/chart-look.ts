import { chartColorVar } from './chart-color.ts';
import * as look from './chart-look.css.ts';

/** The parts of the theme that a canvas needs: colors, font and direction as computed by the browser. */
export interface ChartLook {
  text: string;
  grid: string;
  axis: string;
  surface: string;
  /** One for each series or part. */
  colors: readonly string[];
  /** The area below a line. */
  fills: readonly string[];
  family: string;
  /** px */
  fontSize: number;
  isRtl: boolean;
  isForced: boolean;
}

const fillPercent = 12;

/** Reads the theme in effect at an element, so that a canvas uses the colors of the page around it. */
export function readLook(element: HTMLElement, count: number): ChartLook {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.fontSize = look.fontSize;
  probe.style.fontFamily = look.family;
  element.append(probe);
  const style = getComputedStyle(probe);
  const isForced = matchMedia('(forced-colors: active)').matches;
  const toColor = (color: string, forced = color) => {
    probe.style.color = isForced ? forced : color;
    return style.color;
  };
  const colors = Array.from({ length: count }, (_, index) => chartColorVar(index));
  const read = {
    text: toColor(look.text, 'CanvasText'),
    grid: toColor(look.grid, 'GrayText'),
    axis: toColor(look.axis, 'CanvasText'),
    surface: toColor(look.surface, 'Canvas'),
    colors: colors.map((color) => toColor(color)),
    fills: colors.map((color) => toColor(`color-mix(in srgb, ${color} ${fillPercent}%, transparent)`)),
    family: style.fontFamily,
    fontSize: Number.parseFloat(style.fontSize) || 12,
    isRtl: style.direction === 'rtl',
    isForced,
  };
  probe.remove();
  return read;
}
