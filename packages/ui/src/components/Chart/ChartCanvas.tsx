import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './ChartCanvas.css.ts';
import type { FigureIds } from './ChartFigure.tsx';
import { Swatch } from './ChartLegend.tsx';
import * as tooltipStyles from './ChartTooltip.css.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { type ChartSpec, toShareText, toTotal } from './chart-data.ts';
import type { ChartPoint, DrawnChart, drawChart } from './draw-chart.ts';

export interface ChartCanvasProps {
  spec: ChartSpec;
  draw: typeof drawChart;
  ids: FigureIds;
}

/** The drawing, with elements on top of it: the mark at the pointer and the tooltip. Fills its container. */
export function ChartCanvas({ spec, draw, ids }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<DrawnChart>(undefined);
  const [point, setPoint] = useState<ChartPoint>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [looks, countLook] = useReducer((count: number) => count + 1, 0);
  const probe = useThemeProbe(countLook);
  const close = useCallback(() => setPoint(undefined), []);

  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const chart = draw(canvas.current, (next) =>
      setPoint((before) => (isSame(before, next) ? before : next)),
    );
    drawn.current = chart;
    return () => chart.destroy();
  }, [draw]);
  // A changed look must redraw.
  useLayoutEffect(() => drawn.current?.show(spec), [spec, looks, draw]);

  return (
    <div className={styles.plot}>
      <span ref={probe} aria-hidden className={styles.probe} />
      {point?.mark && (
        <span
          aria-hidden
          className={cx(styles.mark, spec.kind === 'line' && styles.lineMark)}
          style={toBox(point.mark)}
        />
      )}
      {/* chart.js takes the size of the canvas from its parent. */}
      <div className={styles.holder}>
        <canvas ref={canvas} role="img" aria-labelledby={ids.labelledBy} aria-describedby={ids.describedBy} />
      </div>
      {point && (
        <span
          // A separate anchor for each category: the tooltip follows an element, not a position.
          key={point.index}
          ref={setAnchor}
          aria-hidden
          className={styles.anchor}
          style={{ left: point.x, top: point.y }}
        />
      )}
      <ChartTooltip anchor={point ? anchor : null} onClose={close}>
        {point && <PointValues spec={spec} index={point.index} />}
      </ChartTooltip>
    </div>
  );
}

function PointValues({ spec, index }: { spec: ChartSpec; index: number }) {
  const { kind, names, series, formatValue } = spec;
  const isRing = kind === 'doughnut';
  const own = series[0]?.values[index] ?? 0;
  const rows = isRing
    ? [{ label: toShareText(own, toTotal(series[0]?.values ?? [])), value: own, color: index }]
    : series.map(({ label, values }, place) => ({ label, value: values[index] ?? 0, color: place }));
  return (
    <>
      <div className={tooltipStyles.title}>{names[index]?.long}</div>
      {rows.map(({ label, value, color }) => (
        <div key={color} className={tooltipStyles.values}>
          <Swatch index={color} isLine={kind === 'line'} />
          <span>{label}</span>
          <span className={tooltipStyles.value}>{formatValue(value)}</span>
        </div>
      ))}
    </>
  );
}

const toBox = ({ left, top, width, height }: NonNullable<ChartPoint['mark']>): CSSProperties => ({
  left,
  top,
  width,
  height,
});

const isSame = (one: ChartPoint | undefined, other: ChartPoint | undefined) =>
  one?.index === other?.index && one?.x === other?.x && one?.y === other?.y;

/**
 * Reports when a color, the font size or the direction of the page changes, whatever the reason: an attribute, a
 * brand's stylesheet, the system. The element transitions for one millisecond, and the browser reports the end.
 */
function useThemeProbe(onChange: () => void) {
  const probe = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = probe.current;
    element?.addEventListener('transitionend', onChange);
    // Text drawn before the font was loaded used another one.
    document.fonts.addEventListener('loadingdone', onChange);
    return () => {
      element?.removeEventListener('transitionend', onChange);
      document.fonts.removeEventListener('loadingdone', onChange);
    };
  }, [onChange]);
  return probe;
}
