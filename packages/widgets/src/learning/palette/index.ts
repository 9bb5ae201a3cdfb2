export { Palette, type PaletteProps } from './Palette.tsx';
