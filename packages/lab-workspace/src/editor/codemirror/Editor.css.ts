import { widgetStyle } from '@drawbridge/ui/tokens';

export const host = widgetStyle({ minBlockSize: 0, minInlineSize: 0, position: 'absolute', inset: 0 });
/** The editor, and a row below it. */
export const frame = widgetStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const editor = widgetStyle({ position: 'relative', minBlockSize: 0, minInlineSize: 0 });
