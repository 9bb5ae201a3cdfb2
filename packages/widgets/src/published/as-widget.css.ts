import { widgetStyle } from '@drawbridge/ui/tokens';

export const root = widgetStyle({ display: 'contents' });
