import { focusRing, hiddenVisually, media, text, truncate, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const trigger = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  display: 'inline-flex',
  position: 'relative',
  selectors: { '&:focus-visible': focusRing },
});
export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: color.primary,
  forcedColorAdjust: 'none',
});
export const dotOnAvatar = style([
  dot,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    boxShadow: `0 0 0 2px ${color.chrome}`,
  },
]);
export const account = style({ display: 'inline-flex' });
export const person = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...text('md'), fontWeight: vars.weight.strong, ...truncate });
export const email = style({ ...text('sm'), color: color.textMuted, ...truncate });
/** A phone's top bar has room for the picture alone. */
export const wideOnly = style({ '@media': { [media.belowDesktop]: hiddenVisually } });
/** The keys that do the same as the button they are in. */
export const keys = style({
  ...text('xs'),
  marginInlineStart: space[1],
  fontFamily: 'inherit',
  color: color.textMuted,
});
export const upgrade = style({ display: 'grid', gap: space[2], ...text('sm'), color: color.textMuted });
export const upgradeText = style({ margin: 0 });
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.infoBorder}`,
  background: color.infoSurface,
  color: color.infoText,
  ...text('md'),
  '@media': { [media.desktop]: { paddingInline: space[8] } },
});
export const bannerText = style({ flex: 1, minInlineSize: '20ch', margin: 0 });
/** Before a page is here: the footer is below the window, where most pages will have it, and does not jump there. */
export const waiting = style({ minBlockSize: '100vh' });
