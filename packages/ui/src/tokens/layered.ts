import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { uiLayer, widgetLayer } from './layers.css.ts';

/** What a layer may contain. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

/** Creates a class of a ui component, in the ui layer. Use it in place of `style` (in a `.css.ts` file). */
export function uiStyle(rule: LayeredRule): string {
  return style({ '@layer': { [uiLayer]: rule } });
}

/** Creates one class per key. */
export function uiVariants<Key extends string>(rules: Record<Key, LayeredRule>): Record<Key, string> {
  const entries = (Object.keys(rules) as Key[]).map((key) => [key, uiStyle(rules[key])]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** Adds a rule for elements without our classes (lesson markup), in the ui layer. */
export function uiGlobal(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [uiLayer]: rule } });
}

/** Creates a class of a widget. It overrides ui, and the host page overrides it. */
export function widgetStyle(rule: LayeredRule): string {
  return style({ '@layer': { [widgetLayer]: rule } });
}

/** Creates one widget class per key. */
export function widgetVariants<Key extends string>(rules: Record<Key, LayeredRule>): Record<Key, string> {
  const entries = (Object.keys(rules) as Key[]).map((key) => [key, widgetStyle(rules[key])]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
