import { atAngle, circle, polygon, range } from '../thumbnail/shapes.ts';
import type { BadgeDrawing } from './drawing.ts';

interface Outline {
  outer: string;
  inner: string;
}

const hexagon = (radius: number) =>
  polygon(range(6).map((corner) => atAngle([64, 64], radius, (corner * Math.PI) / 3 + Math.PI / 6)));

const twice = (draw: (inset: number) => string): Outline => ({ outer: draw(0), inner: draw(8) });

/** Outlines on 128 by 128. */
export const SHAPES: Record<BadgeDrawing['shape'], Outline> = {
  shield: {
    outer: 'M64 8C80 18 96 22 112 22V60C112 88 94 108 64 121C34 108 16 88 16 60V22C32 22 48 18 64 8z',
    inner:
      'M64 17.5C77 25 90 28.5 104 29.5V60C104 83 89.500 100 64 112C38.500 100 24 83 24 60V29.5C38 28.5 51 25 64 17.5z',
  },
  hexagon: twice((inset) => hexagon(58 - inset)),
  arch: twice(
    (inset) =>
      `M${18 + inset} ${116 - inset}V54A${46 - inset} ${46 - inset} 0 0 1 ${110 - inset} 54V${116 - inset}z`,
  ),
  ring: twice((inset) => circle([64, 64], 56 - inset)),
};
