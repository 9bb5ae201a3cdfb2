import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const picture = widgetStyle({
  position: 'relative',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
});

export const heart = widgetStyle({
  position: 'absolute',
  insetBlockStart: vars.space['2'],
  insetInlineEnd: vars.space['2'],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  zIndex: 2,
});

export const body = widgetStyle({ padding: vars.space['5'], flexGrow: 1 });

export const title = widgetStyle({ margin: 0, ...text('lg'), fontWeight: vars.weight.strong });

export const muted = widgetStyle({ ...text('sm'), color: vars.color.textMuted });

export const description = widgetStyle({
  margin: 0,
  ...text('md'),
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** The picture of the empty page. */
export const nothing = widgetStyle({ marginBlockEnd: vars.space['3'], color: vars.color.textSubtle });

export const actions = widgetStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space['2'] });
