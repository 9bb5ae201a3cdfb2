import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

/** Takes the focus when it appears; it is no control, so it shows no ring. */
export const secret = widgetStyle({ minInlineSize: 0, outline: 'none' });
export const part = widgetStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const plain = widgetStyle({ margin: 0, ...text('md') });
