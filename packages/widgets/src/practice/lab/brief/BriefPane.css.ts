import { vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

export const tabs = widgetStyle({
  flex: 1,
  border: 0,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  containerType: 'inline-size',
});
/** Four labels fit without icons. */
globalStyle(`${tabs}:has(> :nth-child(4)) [role='tab'] > svg`, {
  '@container': { '(max-width: 416px)': { display: 'none' } },
});

export const panel = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const slot = widgetStyle({ minBlockSize: 0, selectors: { '&[hidden]': { display: 'none' } } });
