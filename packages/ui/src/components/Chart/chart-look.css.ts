import { vars } from '../../tokens/index.ts';

/** `var(…)` of what a canvas reads. From a stylesheet, as the theme contract itself has no place in a bundle. */
export const text = vars.color.textSubtle;
/** Not `border`: in high contrast that is as bright as text, and the lines of a grid stay behind the data. */
export const grid = vars.color.pressed;
export const axis = vars.color.borderStrong;
export const surface = vars.color.surface;
export const family = vars.font.sans;
export const fontSize = vars.size.xs;
