import { type ColorName, hexOf } from '@drawbridge/ui/palette';
import { create, type ThemeVars } from 'storybook/theming';

/** As `portal/public/favicon.svg`; the wall takes the text's color. */
const toMark = (
  bridge: string,
) => `<svg viewBox="0 0 32 32" width="22" height="22" overflow="visible" aria-hidden="true">
<path fill="currentColor" d="M3 28V5.25C3 4.56 3.56 4 4.25 4h1.5C6.44 4 7 4.56 7 5.25V7.5h2.2V5.25c0-.69.56-1.25 1.25-1.25h1.5c.69 0 1.25.56 1.25 1.25V28z"/>
<path fill="none" stroke="${bridge}" stroke-width="4" stroke-linecap="round" d="M17.8 25.9 27.2 12"/>
</svg>`;

/** Storybook's own frame and documents in our colors and typeface; the mark and the name in place of its logo. */
export function createBrandTheme(base: 'light' | 'dark'): ThemeVars {
  const color = (name: ColorName) => hexOf(name, base);
  return create({
    base,
    brandTitle: `<span style="display:flex;align-items:center;gap:8px;font-size:16px;font-weight:600;letter-spacing:-0.02em">${toMark(color('primary'))}Drawbridge</span>`,
    brandUrl: './',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    colorPrimary: color('primary'),
    colorSecondary: color('primary'),
    appBg: color('chrome'),
    appContentBg: color('canvas'),
    appPreviewBg: color('canvas'),
    appHoverBg: color('primarySurface'),
    appBorderColor: color('border'),
    appBorderRadius: 8,
    textColor: color('text'),
    textInverseColor: color('onPrimary'),
    textMutedColor: color('textMuted'),
    barBg: color('surface'),
    barTextColor: color('textMuted'),
    barHoverColor: color('primaryText'),
    barSelectedColor: color('primaryText'),
    inputBg: color('surface'),
    inputBorder: color('borderStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: 8,
    buttonBg: color('sunken'),
    buttonBorder: color('border'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
  });
}
