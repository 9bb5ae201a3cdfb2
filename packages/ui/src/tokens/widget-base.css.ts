import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { baseRules, inheritedText } from './base-rules.ts';
import { vars } from './contract.ts';
import { baseLayer } from './layers.css.ts';
import { assignThemes } from './theme-rules.ts';

/**
 * Themes and base styles of widgets on a partner's page: only below `data-drawbridge` (the element of each widget) and
 * in shadow roots.
 * @see EMB-3, EMB-15, EMB-16
 */
const scopes = ['[data-drawbridge]', ':host'] as const;

/**
 * Light unless another theme is chosen. Builds for older browsers replace `light-dark()` with variables that are set
 * only where a `color-scheme` is; without one here, a page that has none would show no colors. With the theme `page`,
 * the host page has to declare it. Shadow roots are our own, for browsers that support the function: they follow the
 * page.
 */
const outermost = '[data-drawbridge]:not([data-theme], [data-drawbridge] *, :host *)';
globalStyle(outermost, { colorScheme: 'light' });
assignThemes({
  // A nested widget without its own theme inherits the outer one.
  roots: [outermost, '[data-drawbridge][data-theme]', ':host'],
  withAttribute: (attribute) => `[data-drawbridge]${attribute}, :host(${attribute})`,
  unthemed: [
    outermost,
    '[data-drawbridge]:is([data-theme="system"], [data-theme="page"])',
    ':host(:not([data-theme="light"], [data-theme="dark"]))',
  ].join(', '),
});

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

base(scopes.join(', '), {
  ...inheritedText,
  // Properties that a widget would inherit from the surrounding text.
  textAlign: 'start',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  whiteSpace: 'normal',
  fontStyle: 'normal',
  fontVariant: 'normal',
  fontWeight: vars.weight.regular,
  cursor: 'auto',
  accentColor: vars.color.primary,
});
/**
 * Stops the page's rules for all elements or all headings. Drawings keep the looks that their attributes set, and the
 * editor keeps the styles it creates itself.
 */
for (const scope of scopes)
  base(`${scope} :where(:not(svg, svg *, .cm-editor, .cm-editor *))`, { all: 'revert' });
for (const [selectors, rule] of baseRules)
  for (const scope of scopes) {
    const elements = selectors.filter((selector) => !selector.includes('::'));
    const parts = selectors.filter((selector) => selector.includes('::'));
    const scoped = [...(elements.length > 0 ? [`:is(${elements.join(', ')})`] : []), ...parts];
    base(scoped.map((selector) => `${scope} ${selector}`).join(', '), rule);
  }
