import { text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stage = style({ display: 'grid' });
/** Room for the form, from the start. */
export const roomy = style({ minBlockSize: 'min(60dvh, 560px)' });
export const frame = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  // The form is another site's: it knows no dark page.
  background: 'white',
});
export const waiting = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  color: color.textMuted,
  ...text('md'),
});
export const aside = style({ marginBlockStart: space[2], color: color.textMuted, ...text('sm') });
export const hidden = style({ visibility: 'hidden' });
export const stars = style({
  display: 'flex',
  gap: space[1],
  marginBlockEnd: space[4],
  color: color.emberText,
});
