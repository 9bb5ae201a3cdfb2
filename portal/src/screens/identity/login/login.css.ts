import { text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

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
