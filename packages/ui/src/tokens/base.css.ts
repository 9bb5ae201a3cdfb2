import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { baseRules, inheritedText } from './base-rules.ts';
import { vars } from './contract.ts';
import { baseLayer } from './layers.css.ts';
import './theme.css.ts';

/**
 * Base styles of our own pages (portal, Storybook). A partner's page never loads them: `widget-base.css.ts` has the
 * equivalent for the inside of a widget.
 */
function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

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
  ...inheritedText,
});
for (const [selectors, rule] of baseRules) base(selectors.join(', '), rule);
