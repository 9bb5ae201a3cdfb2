import { vars } from '../../tokens/index.ts';

/** `var(…)` of what a canvas reads. In a stylesheet, because the theme contract itself does not belong in a bundle. */
export const text = vars.color.textSubtle;
/** Not `border`: in high contrast it is as bright as text, but grid lines must stay behind the data. */
export const grid = vars.color.pressed;
export const axis = vars.color.borderStrong;
export const surface = vars.color.surface;
export const family = vars.font.sans;
export const fontSize = vars.size.xs;
