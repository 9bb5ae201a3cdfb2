import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { baseLayer } from './layers.css.ts';
import { focusRing, leftToRight, text } from './mixins.ts';
import './theme.css.ts';

/**
 * The base styles of a whole page of ours (portal, Storybook). A partner's page never loads them: components do not
 * depend on them.
 */
function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  accentColor: vars.color.primary,
});
base('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
base('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, pre, fieldset', {
  margin: 0,
  padding: 0,
});
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: vars.weight.strong, textWrap: 'balance' });
base('fieldset', { border: 0, minInlineSize: 0 });
base('ol, ul', { listStyle: 'none' });
base('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('a', { color: vars.color.primaryText, textUnderlineOffset: '0.2em' });
base('table', { borderCollapse: 'collapse' });
base('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontVariantLigatures: 'none', ...leftToRight });
base(':focus-visible', focusRing);
// A heading takes the focus to be read first, not to be pressed.
base('h1[tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { background: vars.color.primaryBorder, color: vars.color.text });
base('[hidden]', { display: 'none' });

const stop = {
  animationDuration: '0.01ms',
  animationIterationCount: '1',
  transitionDuration: '0.01ms',
  scrollBehavior: 'auto',
} as const;
base('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': stop } });
base('[data-motion="reduced"] *', stop);
