export { drawBadge } from './badge/badge.ts';
export { BADGE_GLYPHS, BADGE_SHAPES, type BadgeDrawing } from './badge/drawing.ts';
export { isInGamut, type Oklch, type Rgb, toContrast, toCss, toHex, toLinearRgb } from './color.ts';
export { createRandom, pickWhole, type Random, toHash } from './seed.ts';
export { drawThumbnail, type ThumbnailPicture } from './thumbnail/thumbnail.ts';
export { topicCodes } from './thumbnail/topics.ts';
