import { pickWhole, type Random } from '../seed.ts';
import type { Drawing, Pattern } from './drawing.ts';
import { atAngle, circle, type Point, range, round } from './shapes.ts';

const width = 320;
const height = 180;

/** Gates within gates, one of them open. */
export const gates: Pattern = (random) => {
  const x = pickWhole(random, 90, 230);
  const top = pickWhole(random, 96, 130);
  const gap = pickWhole(random, 14, 24);
  const open = pickWhole(random, 1, 4);
  const gate = (radius: number) =>
    `M${x - radius} ${height}V${top}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}`;
  const radii = range(Math.ceil(200 / gap)).map((step) => 18 + step * gap);
  return {
    faint: range(8)
      .map((step) => `M0 ${top + 8 + step * 12}H${width}`)
      .join(''),
    mid: radii
      .filter((_, step) => step !== open)
      .map(gate)
      .join(''),
    bright: gate(radii[open] ?? 18),
    lit: `${gate(radii[open] ?? 18)}z`,
    focus: [x, top],
  };
};

/** A wall of doors, one of them open. */
export const arcade: Pattern = (random) => {
  const across = pickWhole(random, 5, 8);
  const rows = across > 6 ? 3 : 2;
  const cell = width / across;
  const floor = height / rows;
  const open: Point = [pickWhole(random, 1, across - 2), pickWhole(random, 0, rows - 1)];
  const drawing: Drawing = { faint: '', mid: '', bright: '', lit: '', focus: [160, 90] };
  const arch = (x: number, y: number, radius: number) =>
    `M${round(x - radius)} ${round(y)}v${round(-floor * 0.82 + radius)}a${round(radius)} ${round(radius)} 0 0 1 ${round(2 * radius)} 0V${round(y)}`;
  for (const row of range(rows)) {
    const y = floor * (row + 1) - 4;
    drawing.faint += `M0 ${round(y)}H${width}`;
    for (const column of range(across)) {
      const x = cell * (column + 0.5);
      if (column === open[0] && row === open[1]) {
        drawing.bright = arch(x, y, cell * 0.36);
        drawing.lit = `${drawing.bright}z`;
        drawing.focus = [x, y - floor * 0.4];
      } else drawing.mid += arch(x, y, cell * 0.36);
      drawing.faint += arch(x, y, cell * 0.24);
    }
  }
  return drawing;
};

/** Walls around walls, seen from above, and the one way in: through a gap, along the next wall, through its gap. */
export const walls: Pattern = (random) => {
  const centre: Point = [pickWhole(random, 110, 210), pickWhole(random, 84, 100)];
  const count = pickWhole(random, 4, 6);
  const space = pickWhole(random, 20, 26);
  const drawing: Drawing = { faint: '', mid: '', bright: '', lit: circle(centre, 7), focus: centre };
  const at = (radius: number, angle: number) => atAngle(centre, radius, angle).map(round).join(' ');
  const toRadius = (wall: number) => 22 + wall * space;
  let angle = random() * Math.PI * 2;
  let turn = random() < 0.5 ? 1 : -1;
  drawing.bright = `M${at(7, angle)}`;
  for (const wall of range(count)) {
    const radius = toRadius(wall);
    const half = 8 / radius;
    drawing.mid += `M${at(radius, angle + half)}A${radius} ${radius} 0 1 1 ${at(radius, angle - half)}`;
    const between = radius + space / 2;
    const next = angle + turn * (0.7 + random() * 1.5);
    if (wall < count - 1) {
      drawing.bright += `L${at(between, angle)}A${between} ${between} 0 0 ${turn > 0 ? 1 : 0} ${at(between, next)}`;
      angle = next;
      if (random() < 0.6) turn = -turn;
    } else drawing.bright += `L${at(400, angle)}`;
  }
  drawing.faint = range(9)
    .map((wall) => circle(centre, toRadius(wall) + space / 2))
    .join('');
  return drawing;
};

const motifs: readonly Pattern[] = [gates, arcade, walls];

/** Access control: what is closed, and the one way in. The id decides how it is drawn. */
export const access: Pattern = (random: Random) =>
  (motifs[pickWhole(random, 0, motifs.length - 1)] ?? gates)(random);
