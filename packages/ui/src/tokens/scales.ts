/** All design tokens except colors, as plain data. */

/** 4 px grid, in rem so that it follows the reader's text size. */
export const space = {
  '0': '0',
  half: '0.125rem',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
} as const;

export type Space = keyof typeof space;

export const radii = { sm: '4px', md: '8px', lg: '12px', full: '999px' } as const;

export const fonts = {
  sans: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
} as const;

/** Seven sizes: caption, small, interface, reading, heading, title, display. */
export const sizes = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  xxl: '1.625rem',
  display: '2.125rem',
} as const;

export type TextSize = keyof typeof sizes;

export const lines = {
  xs: '1rem',
  sm: '1.25rem',
  md: '1.25rem',
  lg: '1.625rem',
  xl: '1.75rem',
  xxl: '2rem',
  display: '2.5rem',
} as const;

export const weights = { regular: '400', medium: '500', strong: '600' } as const;

export const motion = {
  quick: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Shadows exist in the light theme only; dark raises by surface step and border. */
export const shadows = {
  card: '0 1px 2px light-dark(oklch(0.235 0.012 70 / 0.06), transparent)',
  lifted:
    '0 2px 4px light-dark(oklch(0.235 0.012 70 / 0.05), transparent), 0 6px 16px light-dark(oklch(0.235 0.012 70 / 0.08), transparent)',
  popover:
    '0 2px 6px light-dark(oklch(0.235 0.012 70 / 0.07), transparent), 0 12px 32px light-dark(oklch(0.235 0.012 70 / 0.14), oklch(0.1 0.01 262 / 0.5))',
} as const;

export const zLayers = {
  base: '0',
  sticky: '100',
  chrome: '200',
  overlay: '300',
  popover: '400',
  toast: '500',
} as const;

/** CONST-12: mobile below 600, tablet 600 to 1023, desktop 1024 and up. */
export const breakpoints = { tabletPx: 600, desktopPx: 1024 } as const;

export const media = {
  mobile: `screen and (max-width: ${breakpoints.tabletPx - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tabletPx}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktopPx - 0.02}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktopPx}px)`,
} as const;
