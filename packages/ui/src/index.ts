export * from './components/index.ts';
export { cx } from './foundation/cx.ts';
export {
  externalLink,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  type LinkRenderer,
  type Tone,
  useLinkRenderer,
} from './foundation/index.ts';
export { isComposing } from './foundation/is-composing.ts';
export { type Anchoring, useAnchored } from './foundation/use-anchored.ts';
export { useCopy } from './foundation/use-copy.ts';
export { useWidth, useWidthReport } from './foundation/use-width.ts';
export { chartColorOf, chartHexOf } from './tokens/chart.ts';
export { chartColors } from './tokens/chart-colors.css.ts';
