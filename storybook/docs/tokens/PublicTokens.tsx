import { Table } from '@drawbridge/ui';
import { type ColorName, colorOf, fonts, palette, radii, toHex, toKebab } from '@drawbridge/ui/tokens';
import * as styles from './tokens.css.ts';

const rows: readonly { name: string; light: string; dark: string }[] = [
  ...(Object.keys(palette) as ColorName[]).map((name) => ({
    name: `--drawbridge-color-${toKebab(name)}`,
    light: toHex(colorOf(name, 'light')),
    dark: toHex(colorOf(name, 'dark')),
  })),
  ...Object.entries(radii).map(([name, value]) => ({
    name: `--drawbridge-radius-${name}`,
    light: value,
    dark: value,
  })),
  ...Object.entries(fonts).map(([name, value]) => {
    const first = `${value.split(',')[0]}, …`;
    return { name: `--drawbridge-font-${name}`, light: first, dark: first };
  }),
];

/** Every property that a partner may set, with what it is otherwise. */
export function PublicTokens() {
  return (
    <div className={styles.frame}>
      <Table
        caption="Public properties"
        dense
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Property', rowHeader: true, cell: ({ name }) => <code>{name}</code> },
          { id: 'light', header: 'In light', cell: ({ light }) => <code>{light}</code> },
          { id: 'dark', header: 'In dark', cell: ({ dark }) => <code>{dark}</code> },
        ]}
      />
    </div>
  );
}
