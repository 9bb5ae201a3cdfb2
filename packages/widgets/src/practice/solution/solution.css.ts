import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

export const page = widgetStyle({ maxInlineSize: '760px' });
export const part = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const heading = widgetStyle({ margin: 0, ...text('xl'), fontWeight: weight.strong });
export const traps = widgetStyle({ margin: 0, display: 'grid', gap: space[4] });
export const trap = widgetStyle({ ...text('md'), fontWeight: weight.strong });
export const reason = widgetStyle({ margin: 0, ...text('md'), color: color.textMuted });
