import { globalStyle } from '@vanilla-extract/css';
import './layers.css.ts';
import { assignThemes } from './theme-rules.ts';

/**
 * Themes of our own pages: on the root element, in shadow roots, and on any element with `data-theme`, so that a part
 * of a page can have another theme. A partner's page uses `widget-theme.css.ts` instead.
 */
globalStyle(':root, :host, [data-theme]', { colorScheme: 'light dark' });
assignThemes({
  roots: [':root', ':host', '[data-theme]'],
  withAttribute: (attribute) => `${attribute}, :host(${attribute})`,
  unthemed: ':root:not([data-theme]), :host(:not([data-theme]))',
});
