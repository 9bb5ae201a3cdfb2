import { media, text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Wider than any other dialog; a phone gives it the whole width. @see REC-4 */
export const dialog = style({
  inlineSize: '100vw',
  maxInlineSize: '100vw',
  '@media': { [media.tablet]: { inlineSize: '70vw', maxInlineSize: '70vw' } },
});
export const questions = style({ display: 'grid', gap: space[8] });
export const question = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const label = style({
  padding: 0,
  marginBlockEnd: space[3],
  fontWeight: vars.weight.strong,
  ...text('lg'),
});
export const asterisk = style({ color: color.failText });
export const hint = style({ margin: 0, marginBlockEnd: space[3], color: color.textMuted, ...text('sm') });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const fault = style({ margin: 0, marginBlockStart: space[2], color: color.failText, ...text('sm') });
export const waiting = style({ display: 'grid', gap: space[4] });
