import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { focusRing, leftToRight, text } from './mixins.ts';

/** Text styles, unless a component sets its own. */
export const inheritedText = {
  color: vars.color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
} as const;

const stop = {
  animationDuration: '0.01ms',
  animationIterationCount: '1',
  transitionDuration: '0.01ms',
  scrollBehavior: 'auto',
} as const;

const everything = ['*', '*::before', '*::after'];

/** Styles of elements before any class: on our own pages, and inside widgets on a partner's page. */
export const baseRules: readonly (readonly [selectors: readonly string[], rule: GlobalStyleRule])[] = [
  [everything, { boxSizing: 'border-box' }],
  ['h1 h2 h3 h4 h5 h6 p figure blockquote dl dd ol ul pre fieldset'.split(' '), { margin: 0, padding: 0 }],
  [
    'h1 h2 h3 h4 h5 h6'.split(' '),
    { fontSize: 'inherit', fontWeight: vars.weight.strong, textWrap: 'balance' },
  ],
  // WebKit makes every line of a paragraph shorter for it. It alone knows the property that is asked for.
  [['p'], { '@supports': { 'not (hanging-punctuation: first)': { textWrap: 'pretty' } } }],
  [['fieldset'], { border: 0, minInlineSize: 0 }],
  [['ol', 'ul'], { listStyle: 'none' }],
  [['img', 'svg', 'video', 'canvas'], { display: 'block', maxInlineSize: '100%' }],
  [['img', 'video'], { blockSize: 'auto' }],
  [
    ['button', 'input', 'select', 'textarea'],
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  [['a'], { color: vars.color.primaryText, textUnderlineOffset: '0.2em' }],
  [['table'], { borderCollapse: 'collapse' }],
  [
    ['code', 'kbd', 'pre', 'samp'],
    { fontFamily: vars.font.mono, fontVariantLigatures: 'none', ...leftToRight },
  ],
  [[':focus-visible'], focusRing],
  // A heading takes the focus to be read first, not to be activated.
  [['h1[tabindex="-1"]:focus-visible'], { outline: 'none' }],
  [['::selection'], { background: vars.color.primaryBorder, color: vars.color.text }],
  [['[hidden]'], { display: 'none' }],
  [everything, { '@media': { '(prefers-reduced-motion: reduce)': stop } }],
  [['[data-motion="reduced"] *'], stop],
];
