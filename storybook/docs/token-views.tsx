import * as ui from '@drawbridge/ui';
import {
  type ColorName,
  chartColorOf,
  colorOf,
  pairs,
  palette,
  radii,
  sizes,
  space,
  type ThemeName,
  toContrast,
  toCss,
  vars,
} from '@drawbridge/ui/tokens';
import { useSyncExternalStore } from 'react';
import * as styles from './token-views.css.ts';

/** The theme chosen in the toolbar is on the root element. */
function useTheme(): ThemeName {
  return useSyncExternalStore(watchTheme, readTheme);
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): ThemeName {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'dark' || theme === 'contrast' ? theme : 'light';
}

/** `sb-unstyled` excludes the docs' own table and code styles. */
const frame = `sb-unstyled ${styles.frame}`;

const names = Object.keys(palette) as ColorName[];

/** Every colour of the palette in the theme shown. */
export function Swatches() {
  const theme = useTheme();
  return (
    <div className={frame}>
      <div className={styles.swatches}>
        {names.map((name) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.patch} style={{ background: vars.color[name] }} />
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{toCss(colorOf(name, theme)).slice('oklch'.length)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Each pair as a sample, with its ratio in the theme shown. */
export function ContrastTable() {
  const theme = useTheme();
  const rows = pairs.map((pair) => ({
    ...pair,
    ratio: toContrast(colorOf(pair.front, theme), colorOf(pair.back, theme)),
  }));
  return (
    <div className={frame}>
      <ui.Table
        caption="Contrast of colour pairs"
        dense
        rows={rows}
        rowKey={({ front, back }) => `${front} ${back}`}
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
          { id: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => `${ratio.toFixed(2)}:1` },
        ]}
      />
    </div>
  );
}

/** The 36 chart colours in order. */
export function ChartColours() {
  const theme = useTheme();
  return (
    <div className={frame}>
      <div className={styles.swatches}>
        {ui.chartColors.map((color, index) => (
          <div key={color} className={styles.swatch}>
            <div className={styles.patch} style={{ background: color }} />
            <span className={styles.name}>{index + 1}</span>
            <span className={styles.value}>
              {ui.chartHexOf(index, theme)}{' '}
              {toContrast(chartColorOf(index, theme), colorOf('surface', theme)).toFixed(1)}:1
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The seven sizes. */
export function TypeScale() {
  return (
    <div className={frame}>
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <div key={size} className={styles.row}>
          <span className={styles.key}>
            {size}, {Number.parseFloat(sizes[size]) * 16} px
          </span>
          <span style={{ fontSize: vars.size[size], lineHeight: vars.line[size] }}>Prove the fix 0123</span>
          <strong style={{ fontSize: vars.size[size], lineHeight: vars.line[size] }}>
            Prove the fix 0123
          </strong>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.key}>mono</span>
        <code style={{ fontFamily: vars.font.mono, fontSize: vars.size.sm }}>
          const file = resolve(root, name);
        </code>
      </div>
    </div>
  );
}

/** Steps of the grid, and the radii. */
export function SpaceScale() {
  return (
    <div className={frame}>
      {Object.entries(space).map(([step, length]) => (
        <div key={step} className={styles.row}>
          <span className={styles.key}>
            {step}, {Number.parseFloat(length) * 16} px
          </span>
          <div className={styles.bar} style={{ inlineSize: length }} />
        </div>
      ))}
      <div className={styles.row}>
        {Object.entries(radii).map(([name, radius]) => (
          <div key={name}>
            <div className={styles.shape} style={{ borderRadius: radius }} />
            <span className={styles.key}>
              {name}, {radius}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const icons = Object.entries(ui).filter(
  (entry): entry is [string, ui.IconData] => entry[0].startsWith('icon') && typeof entry[1] === 'object',
);

/** The whole set by name. */
export function IconGallery() {
  return (
    <div className={frame}>
      <div className={styles.icons}>
        {icons.map(([name, icon]) => (
          <div key={name} className={styles.icon}>
            <ui.Icon icon={icon} size={24} />
            <span>
              {name}
              {icon.mirrored ? ' ⇄' : ''}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
