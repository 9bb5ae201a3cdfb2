import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createDayFormat, createLongDayFormat } from '../../foundation/calendar.ts';
import { formatLocale } from '../../messages/index.ts';
import { ChartTooltip } from '../Chart/ChartTooltip.tsx';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Heatmap.css.ts';
import { toIsoWeekday, toLevel, toMonths, toNextDay, type Week } from './heatmap-days.ts';
import { messages } from './messages.ts';
import { gapPx, namesPx } from './use-fit.ts';

export interface HeatmapGridProps {
  weeks: readonly Week[];
  cellPx: number;
  values: ReadonlyMap<string, number>;
  max: number;
  labelledBy: string;
  describedBy: string;
}

/** The squares: a grid with one tab stop, in which rows are weekdays and columns are weeks. */
export function HeatmapGrid({ weeks, cellPx, values, max, labelledBy, describedBy }: HeatmapGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setShown(null), []);
  const days = weeks.flat();
  // After the container became narrower, the chosen day may be gone.
  const active = chosen && days.includes(chosen) ? chosen : days.findLast((day) => day !== undefined);
  // Not computed for each hovered day, because a year has many texts.
  const texts = useMemo(() => toTexts(weeks, values), [weeks, values]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = active && toNextDay(event.key, active, weeks, isRtl);
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const show = ({ target }: SyntheticEvent) => setShown(toSquare(target));

  return (
    <>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-readonly
        className={styles.grid}
        style={toSizes(cellPx, weeks.length)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.matches(':focus-visible') && setShown(toSquare(target))}
        onBlur={close}
        onPointerOver={show}
        // A finger leaves when it is lifted; the tooltip of the day it touched stays.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      >
        <colgroup>
          <col className={styles.weekdays} />
          <col className={styles.column} span={weeks.length} />
        </colgroup>
        <thead>
          <tr>
            <td aria-hidden />
            {toMonths(weeks).map(({ month, weeks: span }) => (
              <th key={month} scope="colgroup" colSpan={span} className={styles.month}>
                {/* A month with one column has no room for its name. */}
                <span className={span < 2 ? hiddenClass : undefined}>{texts.toMonth(month)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 7 }, (_, weekday) => (
            <tr key={weekday}>
              <th scope="row" className={styles.weekday}>
                <span className={hasVisibleName(weeks[0]?.[weekday] ?? '') ? undefined : hiddenClass}>
                  {texts.toWeekday(weeks[0]?.[weekday] ?? '')}
                </span>
              </th>
              {weeks.map((week) => {
                const day = week[weekday];
                return day === undefined ? (
                  <td key={week[0]} aria-hidden />
                ) : (
                  <td
                    key={day}
                    aria-label={texts.days.get(day)}
                    tabIndex={day === active ? 0 : -1}
                    className={styles.square}
                    data-date={day}
                    data-level={toLevel(values.get(day) ?? 0, max)}
                    onFocus={() => setChosen(day)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ChartTooltip anchor={shown} onClose={close}>
        {shown && texts.days.get(shown.dataset['date'] ?? '')}
      </ChartTooltip>
    </>
  );
}

/** `table-layout: fixed` needs a width, with the space outside of the first and the last cell. */
const toSizes = (cellPx: number, weeks: number): CSSProperties => ({
  inlineSize: namesPx + weeks * (cellPx + gapPx) + 2 * gapPx,
  [styles.names.cell]: `${cellPx}px`,
  [styles.names.step]: cellPx < 15 ? '1px' : '2px',
});

/** Monday, Wednesday and Friday: all seven names would touch each other. */
const hasVisibleName = (day: string) => [1, 3, 5].includes(toIsoWeekday(day) ?? 0);

const toSquare = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;

/**
 * Texts of the days, such as "3 activities on Tuesday, 4 March 2026", and the headings above and beside the squares.
 */
function toTexts(weeks: readonly Week[], values: ReadonlyMap<string, number>) {
  const toDate = createLongDayFormat();
  const counts = new Intl.NumberFormat(formatLocale());
  const days = new Map<string, string>();
  for (const day of weeks.flat()) {
    if (day === undefined) continue;
    const value = values.get(day) ?? 0;
    const message = value === 0 ? messages.none : value === 1 ? messages.one : messages.many;
    days.set(day, message.text.replace('{count}', counts.format(value)).replace('{date}', toDate(day)));
  }
  return {
    days,
    toMonth: createDayFormat({ month: 'short' }),
    toWeekday: createDayFormat({ weekday: 'short' }),
  };
}
