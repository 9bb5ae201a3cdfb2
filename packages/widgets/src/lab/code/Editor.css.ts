import { widgetStyle } from '@drawbridge/ui/tokens';

export const host = widgetStyle({ minBlockSize: 0, minInlineSize: 0, position: 'absolute', inset: 0 });
