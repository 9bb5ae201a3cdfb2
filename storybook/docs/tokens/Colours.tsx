import { chartColors, chartHexOf, Table } from '@drawbridge/ui';
import {
  type ColorName,
  chartColorOf,
  pairs,
  palette,
  toContrast,
  toHex,
  toKebab,
  vars,
} from '@drawbridge/ui/tokens';
import * as styles from './tokens.css.ts';
import { useLook } from './use-look.ts';

const names = Object.keys(palette) as ColorName[];
const startsWith = (...stems: string[]) =>
  names.filter((name) => stems.some((stem) => name.startsWith(stem)));
const isPrimary = (name: ColorName) => /primary|^focus$/i.test(name);
const surfaces: ColorName[] = ['canvas', 'chrome', 'sunken', 'surface', 'raised'];
const ember = names.filter((name) => /ember/i.test(name));
const states = names.filter((name) => /^(on)?(pass|fail|warn|info)/i.test(name));

/** The palette by what the colors are for; a color in no other group is listed last. */
const groups: readonly (readonly [title: string, colors: readonly ColorName[]])[] = [
  ['Surfaces', surfaces],
  ['Text and lines', startsWith('text', 'border')],
  ['Action and focus', names.filter(isPrimary)],
  ['Progress and success', ember],
  ['States', states],
  ['Code', startsWith('code')],
];
const grouped = new Set(groups.flatMap(([, colors]) => colors));
const rest = names.filter((name) => !grouped.has(name));

const ratioText = (ratio: number) => `${ratio.toFixed(1)}:1`;

/** Every color of the palette in the theme and brand shown, with its public property. @see SB-9 */
export function Swatches() {
  const { toColor } = useLook();
  const shown = rest.length > 0 ? [...groups, ['Others', rest] as const] : groups;
  return (
    <div className={styles.frame}>
      {shown.map(([title, colors]) => (
        <section key={title} aria-label={title}>
          <p className={styles.group}>{title}</p>
          <div className={styles.swatches}>
            {colors.map((name) => (
              <div key={name} className={styles.swatch}>
                <div className={styles.patch} style={{ background: vars.color[name] }} />
                <span className={styles.name}>{name}</span>
                <span className={styles.value}>
                  {toHex(toColor(name))}
                  {!surfaces.includes(name) &&
                    ` · ${ratioText(toContrast(toColor(name), toColor('surface')))} on surface`}
                </span>
                <span className={styles.value}>--drawbridge-color-{toKebab(name)}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Each pair as a sample, with its ratio in the theme and brand shown. */
export function ContrastTable() {
  const { toColor, theme } = useLook();
  const rows = pairs.map((pair) => ({
    ...pair,
    ratio: toContrast(toColor(pair.front), toColor(pair.back)),
    least: pair.kind === 'shape' ? 3 : theme === 'contrast' ? 7 : 4.5,
  }));
  return (
    <div className={styles.frame}>
      <Table
        caption="Contrast of color pairs"
        dense
        rows={rows}
        rowKey={({ front, back, kind }) => `${front} ${back} ${kind}`}
        columns={[
          {
            id: 'sample',
            header: 'Sample',
            cell: ({ front, back, kind }) => (
              <span
                className={styles.sample}
                style={{
                  background: vars.color[back],
                  color: kind === 'text' ? vars.color[front] : vars.color.text,
                  outline: kind === 'shape' ? `2px solid ${vars.color[front]}` : undefined,
                }}
              >
                Drawbridge
              </span>
            ),
          },
          { id: 'front', header: 'Front', cell: ({ front }) => front, rowHeader: true },
          { id: 'back', header: 'On', cell: ({ back }) => back },
          { id: 'kind', header: 'As', cell: ({ kind }) => kind },
          { id: 'least', header: 'At least', align: 'end', cell: ({ least }) => `${least}:1` },
          { id: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => `${ratio.toFixed(2)}:1` },
        ]}
      />
    </div>
  );
}

/** The 36 chart colors in order, with their contrast on a card. */
export function ChartColours() {
  const { theme, toColor } = useLook();
  return (
    <div className={styles.frame}>
      <div className={styles.swatches}>
        {chartColors.map((color, index) => (
          <div key={color} className={styles.swatch}>
            <div className={styles.patch} style={{ background: color }} />
            <span className={styles.name}>{index + 1}</span>
            <span className={styles.value}>
              {chartHexOf(index, theme)} ·{' '}
              {ratioText(toContrast(chartColorOf(index, theme), toColor('surface')))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
