import { createVar } from '@vanilla-extract/css';
import { uiVariants, vars } from '../tokens/index.ts';

/** Colors of the tone in effect, set by a `toneClass` and read by the component beside it. */
export const toneText = createVar();
export const toneSurface = createVar();
export const toneBorder = createVar();
export const toneSolid = createVar();
export const toneOn = createVar();

const { color } = vars;

export const toneClass = uiVariants({
  neutral: {
    vars: {
      [toneText]: color.textMuted,
      [toneSurface]: color.hover,
      [toneBorder]: color.border,
      [toneSolid]: color.textMuted,
      [toneOn]: color.canvas,
    },
  },
  primary: {
    vars: {
      [toneText]: color.primaryText,
      [toneSurface]: color.primarySurface,
      [toneBorder]: color.primaryBorder,
      [toneSolid]: color.primary,
      [toneOn]: color.onPrimary,
    },
  },
  ember: {
    vars: {
      [toneText]: color.emberText,
      [toneSurface]: color.emberSurface,
      [toneBorder]: color.emberBorder,
      [toneSolid]: color.ember,
      [toneOn]: color.onEmber,
    },
  },
  pass: {
    vars: {
      [toneText]: color.passText,
      [toneSurface]: color.passSurface,
      [toneBorder]: color.passBorder,
      [toneSolid]: color.pass,
      [toneOn]: color.onPass,
    },
  },
  fail: {
    vars: {
      [toneText]: color.failText,
      [toneSurface]: color.failSurface,
      [toneBorder]: color.failBorder,
      [toneSolid]: color.fail,
      [toneOn]: color.onFail,
    },
  },
  warn: {
    vars: {
      [toneText]: color.warnText,
      [toneSurface]: color.warnSurface,
      [toneBorder]: color.warnBorder,
      [toneSolid]: color.warn,
      [toneOn]: color.onWarn,
    },
  },
  info: {
    vars: {
      [toneText]: color.infoText,
      [toneSurface]: color.infoSurface,
      [toneBorder]: color.infoBorder,
      [toneSolid]: color.info,
      [toneOn]: color.onInfo,
    },
  },
});
