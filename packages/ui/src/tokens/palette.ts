import { type Oklch, toHex } from '@drawbridge/pictures';

/**
 * The colors of the three themes as plain data: the stylesheet, the contrast test and the Storybook color page all read
 * this table.
 *
 * Neutrals lean warm in light (hue 75 to 85) and slightly blue in dark (hue 260). One primary (hue 256) for action and
 * focus. Ember (hue 48) only for progress, streaks and moments of success. High contrast is a separate theme, black
 * with white lines.
 */
export type ThemeName = 'light' | 'dark' | 'contrast';

type Row = readonly [light: Oklch, dark: Oklch, contrast: Oklch];

const black: Oklch = [0, 0, 0];
const white: Oklch = [1, 0, 0];

export const palette = {
  /** The page background. */
  canvas: [[0.984, 0.003, 85], [0.178, 0.011, 262], black],
  /** Sidebar and top bar. */
  chrome: [[0.968, 0.004, 85], [0.158, 0.01, 262], black],
  /** Recessed surfaces: code, tracks, table heads. */
  sunken: [
    [0.957, 0.005, 85],
    [0.146, 0.01, 262],
    [0.16, 0, 0],
  ],
  /** Cards and panels: one surface step above the page. */
  surface: [[0.998, 0.001, 85], [0.214, 0.013, 262], black],
  /** Menus, dialogs, tooltips: two surface steps above. */
  raised: [white, [0.252, 0.015, 262], [0.16, 0, 0]],

  text: [[0.235, 0.012, 70], [0.945, 0.006, 255], white],
  textMuted: [
    [0.435, 0.013, 70],
    [0.765, 0.014, 258],
    [0.94, 0, 0],
  ],
  textSubtle: [
    [0.5, 0.013, 70],
    [0.685, 0.016, 258],
    [0.9, 0, 0],
  ],

  /** Lines that divide. */
  border: [
    [0.9, 0.006, 80],
    [0.298, 0.016, 262],
    [0.72, 0, 0],
  ],
  /** Outlines of controls: 3:1 on every surface. */
  borderStrong: [[0.61, 0.012, 75], [0.56, 0.02, 260], white],

  primary: [
    [0.53, 0.176, 256],
    [0.545, 0.18, 256],
    [0.82, 0.09, 250],
  ],
  primaryHover: [
    [0.475, 0.158, 256],
    [0.505, 0.168, 256],
    [0.9, 0.048, 250],
  ],
  primaryActive: [[0.425, 0.142, 256], [0.465, 0.154, 256], white],
  onPrimary: [white, white, black],
  primaryText: [
    [0.48, 0.16, 256],
    [0.775, 0.113, 255],
    [0.84, 0.078, 250],
  ],
  primarySurface: [
    [0.95, 0.022, 256],
    [0.268, 0.052, 258],
    [0.2, 0.06, 257],
  ],
  primaryBorder: [
    [0.81, 0.08, 256],
    [0.43, 0.105, 257],
    [0.82, 0.09, 250],
  ],
  focus: [
    [0.56, 0.182, 256],
    [0.72, 0.145, 255],
    [0.92, 0.17, 103],
  ],

  ember: [
    [0.68, 0.176, 48],
    [0.735, 0.168, 50],
    [0.82, 0.12, 60],
  ],
  emberText: [
    [0.475, 0.124, 46],
    [0.8, 0.122, 55],
    [0.86, 0.09, 60],
  ],
  emberSurface: [
    [0.96, 0.021, 60],
    [0.27, 0.04, 50],
    [0.2, 0.04, 50],
  ],
  emberBorder: [
    [0.85, 0.085, 58],
    [0.43, 0.08, 50],
    [0.82, 0.12, 60],
  ],
  onEmber: [[0.2, 0.04, 50], [0.2, 0.04, 50], black],

  pass: [
    [0.52, 0.13, 155],
    [0.64, 0.15, 155],
    [0.85, 0.19, 150],
  ],
  onPass: [white, [0.17, 0.04, 155], black],
  passText: [
    [0.43, 0.108, 155],
    [0.8, 0.15, 155],
    [0.86, 0.19, 150],
  ],
  passSurface: [
    [0.957, 0.026, 155],
    [0.258, 0.04, 158],
    [0.2, 0.05, 155],
  ],
  passBorder: [
    [0.81, 0.088, 155],
    [0.42, 0.08, 156],
    [0.85, 0.19, 150],
  ],

  fail: [
    [0.545, 0.196, 24],
    [0.57, 0.196, 24],
    [0.78, 0.125, 22],
  ],
  failHover: [
    [0.495, 0.184, 24],
    [0.525, 0.186, 24],
    [0.86, 0.075, 22],
  ],
  onFail: [white, white, black],
  failText: [
    [0.48, 0.178, 25],
    [0.785, 0.122, 22],
    [0.82, 0.098, 22],
  ],
  failSurface: [
    [0.963, 0.017, 22],
    [0.262, 0.05, 20],
    [0.2, 0.06, 22],
  ],
  failBorder: [
    [0.84, 0.08, 22],
    [0.44, 0.11, 22],
    [0.78, 0.125, 22],
  ],

  warn: [
    [0.75, 0.15, 80],
    [0.79, 0.148, 82],
    [0.9, 0.09, 90],
  ],
  onWarn: [[0.22, 0.045, 80], [0.2, 0.04, 80], black],
  warnText: [
    [0.455, 0.094, 76],
    [0.83, 0.125, 85],
    [0.92, 0.1, 95],
  ],
  warnSurface: [
    [0.967, 0.03, 88],
    [0.266, 0.036, 82],
    [0.2, 0.04, 85],
  ],
  warnBorder: [
    [0.85, 0.105, 85],
    [0.44, 0.075, 82],
    [0.9, 0.09, 90],
  ],

  info: [
    [0.52, 0.1, 228],
    [0.68, 0.118, 225],
    [0.85, 0.085, 215],
  ],
  onInfo: [white, [0.17, 0.03, 230], black],
  infoText: [
    [0.445, 0.09, 230],
    [0.81, 0.095, 222],
    [0.87, 0.08, 215],
  ],
  infoSurface: [
    [0.958, 0.018, 222],
    [0.258, 0.034, 230],
    [0.2, 0.035, 230],
  ],
  infoBorder: [
    [0.82, 0.07, 222],
    [0.42, 0.065, 228],
    [0.85, 0.085, 215],
  ],

  codeComment: [
    [0.5, 0.013, 70],
    [0.685, 0.016, 258],
    [0.9, 0, 0],
  ],
  codeKeyword: [
    [0.46, 0.17, 318],
    [0.78, 0.125, 318],
    [0.84, 0.1, 318],
  ],
  codeString: [
    [0.43, 0.105, 152],
    [0.81, 0.12, 152],
    [0.88, 0.14, 150],
  ],
  codeNumber: [
    [0.475, 0.12, 48],
    [0.81, 0.11, 58],
    [0.87, 0.08, 60],
  ],
  codeFunction: [
    [0.47, 0.155, 257],
    [0.78, 0.11, 254],
    [0.85, 0.074, 250],
  ],
  codeType: [
    [0.45, 0.076, 205],
    [0.82, 0.088, 200],
    [0.88, 0.08, 200],
  ],
  codeTag: [
    [0.475, 0.17, 20],
    [0.79, 0.115, 18],
    [0.83, 0.09, 20],
  ],
} as const satisfies Record<string, Row>;

export type ColorName = keyof typeof palette;

const themeIndex = { light: 0, dark: 1, contrast: 2 } as const;

/** One color of one theme. */
export function colorOf(name: ColorName, theme: ThemeName): Oklch {
  return palette[name][themeIndex[theme]];
}

/** The same for software without `oklch()`. */
export function hexOf(name: ColorName, theme: ThemeName): string {
  return toHex(colorOf(name, theme));
}

const surfaces = ['canvas', 'chrome', 'sunken', 'surface', 'raised'] as const;
const tones = ['pass', 'fail', 'warn', 'info', 'ember', 'primary'] as const;

export interface Pair {
  readonly front: ColorName;
  readonly back: ColorName;
  /** `text` must reach 4.5:1 (7:1 in high contrast); `shape` (outline, fill, focus ring) 3:1. */
  readonly kind: 'text' | 'shape';
}

/** Every pair of colors that components combine; the contrast test checks this list. */
export const pairs: readonly Pair[] = [
  ...surfaces.flatMap((back) => [
    ...(['text', 'textMuted', 'textSubtle'] as const).map((front) => text(front, back)),
    ...tones.map((tone) => text(`${tone}Text`, back)),
    shape('borderStrong', back),
    shape('focus', back),
    shape('primary', back),
    shape('fail', back),
    shape('pass', back),
    shape('info', back),
  ]),
  ...tones.flatMap((tone) => [text(`${tone}Text`, `${tone}Surface`), text('text', `${tone}Surface`)]),
  ...tones.map((tone) => text('textMuted', `${tone}Surface`)),
  text('onPrimary', 'primary'),
  text('onPrimary', 'primaryHover'),
  text('onPrimary', 'primaryActive'),
  text('onEmber', 'ember'),
  text('onPass', 'pass'),
  text('onFail', 'fail'),
  text('onFail', 'failHover'),
  text('onWarn', 'warn'),
  text('onInfo', 'info'),
  // Backgrounds of code: a block, the editor, a line that a diff or an error marks.
  ...(['sunken', 'surface', 'passSurface', 'failSurface'] as const).flatMap((back) =>
    (['Comment', 'Keyword', 'String', 'Number', 'Function', 'Type', 'Tag'] as const).map((name) =>
      text(`code${name}`, back),
    ),
  ),
];

function text(front: ColorName, back: ColorName): Pair {
  return { front, back, kind: 'text' };
}

function shape(front: ColorName, back: ColorName): Pair {
  return { front, back, kind: 'shape' };
}
