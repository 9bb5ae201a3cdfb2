import { uiStyle } from '../../tokens/index.ts';

export const thumbnail = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: 'inherit',
});
export const line = uiStyle({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
