import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { uiLayer, widgetLayer } from './layers.css.ts';

/** What a layer may contain. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class of a ui component, in the ui layer. Use it in place of `style` (in a `.css.ts` file). */
export function uiStyle(rule: LayeredRule): string {
  return style({ '@layer': { [uiLayer]: rule } });
}

/** One class per key. */
export function uiVariants<Key extends string>(rules: Record<Key, LayeredRule>): Record<Key, string> {
  const entries = (Object.keys(rules) as Key[]).map((key) => [key, uiStyle(rules[key])]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** A rule for elements without a class of ours (lesson markup), in the ui layer. */
export function uiGlobal(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [uiLayer]: rule } });
}

/** A class of a widget: overrides ui, is overridden by the host page. */
export function widgetStyle(rule: LayeredRule): string {
  return style({ '@layer': { [widgetLayer]: rule } });
}

/** One widget class per key. */
export function widgetVariants<Key extends string>(rules: Record<Key, LayeredRule>): Record<Key, string> {
  const entries = (Object.keys(rules) as Key[]).map((key) => [key, widgetStyle(rules[key])]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
