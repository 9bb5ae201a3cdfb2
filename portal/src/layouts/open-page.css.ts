import { media, text, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, radius, color, width } = vars;

/** The night of the pages beside it (`public.css.ts`), the same in every theme. */
const night = 'oklch(0.2 0.035 258)';
const paper = 'oklch(0.97 0.01 255)';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
});
export const header = style({ position: 'relative', overflow: 'hidden', background: night, color: paper });
export const bridge = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  // Below the links, and only where the words leave room: a line through a word is no decoration.
  blockSize: 'calc(100% - 4.5rem)',
  inlineSize: 'min(46%, 480px)',
  color: 'oklch(0.72 0.13 255)',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
const inner = {
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: `calc(${width.content} - 12rem)`,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
} as const;
export const bar = style({
  ...inner,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
});
export const home = style({ color: 'inherit', textDecoration: 'none', borderRadius: radius.sm });
export const links = style({ display: 'flex', gap: space[5], ...text('md') });
export const link = style({
  color: 'oklch(0.86 0.02 255)',
  textDecoration: 'none',
  borderRadius: radius.sm,
  paddingBlock: space[1],
  selectors: {
    '&:hover': { color: paper, textDecoration: 'underline' },
    '&[aria-current]': {
      color: paper,
      fontWeight: vars.weight.strong,
      '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
    },
  },
});
globalStyle(`${header} :focus-visible`, { outlineColor: paper });
export const words = style({
  ...inner,
  display: 'grid',
  gap: space[2],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [media.mobile]: { paddingInline: space[4], paddingBlock: `${space[4]} ${space[8]}` } },
});
export const title = style({ margin: 0, ...text('display') });
export const intro = style({
  margin: 0,
  maxInlineSize: '52ch',
  color: 'oklch(0.86 0.02 255)',
  ...text('lg'),
});
export const content = style({
  ...inner,
  paddingBlock: space[8],
  '@media': { [media.mobile]: { paddingInline: space[4], paddingBlock: space[5] } },
});
export const footer = style({ ...inner, paddingBlock: space[6], color: color.textMuted, ...text('sm') });
