import { text, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Ways in for somebody without an account: side by side, or below each other where a label would break. */
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
globalStyle(`${doors} > :is(h2, p)`, { gridColumn: '1 / -1' });
export const demo = style({
  display: 'grid',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
/** As high as the demo accounts are, so that what is below them does not move when they arrive. */
export const demoSpace = style({ blockSize: '10.0625rem' });
export const demoTitle = style({ margin: 0, ...text('md'), fontWeight: vars.weight.strong });
export const quiet = style({ margin: 0, ...text('sm'), color: vars.color.textMuted });
export const notices = style({ selectors: { '&:empty': { display: 'none' } } });
