import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ minInlineSize: 0 });
export const page = widgetStyle({
  display: 'grid',
  gap: space[4],
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const time = widgetStyle({ whiteSpace: 'nowrap' });
export const marks = widgetStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });

export const cardWhen = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const zone = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
