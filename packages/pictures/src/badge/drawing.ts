export const BADGE_SHAPES = ['shield', 'hexagon', 'arch', 'ring'] as const;
export const BADGE_GLYPHS = [
  'flask',
  'flag',
  'flags',
  'bulb',
  'lock',
  'quote',
  'browser',
  'key',
  'sliders',
  'book',
  'route',
  'hammer',
  'flame',
] as const;

/** A badge as data. */
export interface BadgeDrawing {
  shape: (typeof BADGE_SHAPES)[number];
  /** OKLCH hue, 0 to 359. */
  hue: number;
  glyph: (typeof BADGE_GLYPHS)[number];
}
