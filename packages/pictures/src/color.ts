/**
 * The few lines of color science the tokens need: OKLCH to sRGB and WCAG contrast. No dependency, because the contrast
 * test and the Storybook color page are its only users.
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */

/** Lightness 0..1, chroma 0..0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
export type Rgb = readonly [red: number, green: number, blue: number];

/** The color as CSS writes it. */
export function toCss([l, c, h]: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}

/** Linear-light sRGB, unclamped: values outside 0..1 are outside the gamut. */
export function toLinearRgb([l, c, h]: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** True when a screen with plain sRGB can show the color (with a small tolerance for rounding). */
export function isInGamut(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel > -0.002 && channel < 1.002);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function toLuminance(color: Oklch): number {
  const [r, g, b] = toLinearRgb(color);
  return 0.2126 * clamp(r) + 0.7152 * clamp(g) + 0.0722 * clamp(b);
}

/** WCAG contrast ratio of two colors, 1 to 21. */
export function toContrast(one: Oklch, other: Oklch): number {
  const [bright, dark] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function toGammaByte(channel: number): number {
  const light = clamp(channel);
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** `#rrggbb`, for canvases and file formats that do not read OKLCH. */
export function toHex(color: Oklch): string {
  return `#${toLinearRgb(color)
    .map((channel) => toGammaByte(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
