import { pickWhole, type Random } from '../seed.ts';
import type { Drawing, Pattern } from './drawing.ts';
import { circle, ellipse, type Point, polyline, range, round } from './shapes.ts';

const width = 320;
const height = 180;

/** A stream of lines, and one that goes through them and moves each. */
export const pierced: Pattern = (random) => {
  const count = pickWhole(random, 8, 16);
  const gap = height / count;
  const from = pickWhole(random, 70, 150);
  const slope = 0.35 + random() * 0.6;
  const shift = gap * (0.35 + random() * 0.3);
  const crossing = (y: number) => from + y * slope;
  const lines = range(count).map((step) => gap * (step + 0.5));
  const hit = 90 + pickWhole(random, -40, 40);
  return {
    faint: lines.map((y) => `M0 ${round(y + gap / 2)}H${round(crossing(y) - 12)}`).join(''),
    mid: lines.map((y) => `M0 ${round(y)}H${round(crossing(y) - 8)}l16 ${round(shift)}H${width}`).join(''),
    bright: polyline([
      [crossing(-4), -4],
      [crossing(184), 184],
    ]),
    lit: circle([crossing(hit), hit], 8),
    focus: [crossing(hit), hit],
  };
};

/** Lines of code with a field for data, and what runs out of the field into the lines below or above. */
export const overrun: Pattern = (random) => {
  const rows = pickWhole(random, 8, 12);
  const gap = 156 / rows;
  const field = pickWhole(random, 3, rows - 4);
  const start = pickWhole(random, 70, 170);
  const end = start + pickWhole(random, 44, 80);
  const out = Math.min(304, end + pickWhole(random, 30, 70));
  const y = (row: number) => round(20 + gap * row);
  const drawing: Drawing = { faint: '', mid: '', bright: '', lit: '', focus: [end, y(field)] };
  for (const row of range(rows)) {
    let x = 16 + (row === 0 || row === rows - 1 ? 0 : pickWhole(random, 1, 3) * 16);
    const last = row === field ? start - 12 : pickWhole(random, 150, 302);
    while (x + 8 < last) {
      const next = Math.min(last, x + pickWhole(random, 12, 52));
      drawing[random() < 0.2 ? 'faint' : 'mid'] += `M${x} ${y(row)}H${next}`;
      x = next + 9;
    }
  }
  const half = gap * 0.46;
  const box = `M${start} ${round(y(field) - half)}H${end}v${round(2 * half)}H${start}z`;
  const rest = y(field + pickWhole(random, 1, 3) * (random() < 0.5 ? 1 : -1));
  const back = start - pickWhole(random, 10, 46);
  drawing.bright = `${box}M${start + 10} ${y(field)}H${out}V${rest}H${back}`;
  drawing.lit = box + circle([back, rest], 6);
  return drawing;
};

/** A flow that gives way to a drop, and the one line that carries it in. */
export const parted: Pattern = (random) => {
  const count = pickWhole(random, 5, 9);
  const centre: Point = [pickWhole(random, 100, 220), pickWhole(random, 74, 106)];
  const radius = pickWhole(random, 20, 34);
  const reach = radius * (1.5 + random());
  const gap = height / (2 * count);
  const line = (level: number) => {
    const side = Math.sign(level);
    return polyline(
      range(21).map((step) => {
        const x = step * 16;
        const near = Math.exp(-((x - centre[0]) ** 2) / (2 * reach ** 2));
        const away = radius * near * Math.exp((-(Math.abs(level) - 1) * gap) / (radius * 1.6));
        return [x, centre[1] + level * gap + side * away];
      }),
    );
  };
  const levels = range(2 * count).map((step) => step + 1);
  const both = (some: readonly number[]) => some.map((level) => line(level) + line(-level)).join('');
  return {
    faint: both(levels.filter((level) => level % 2 === 0)),
    mid: both(levels.filter((level) => level % 2 === 1)),
    bright: `M0 ${centre[1]}H${centre[0] - radius * 0.55}${circle(centre, radius * 0.55)}`,
    lit: circle(centre, radius * 0.55),
    focus: centre,
  };
};

/** A bundle that runs side by side, and the strand that changes over to where it does not belong. */
export const crossed: Pattern = (random) => {
  const count = pickWhole(random, 6, 12);
  const gap = 150 / (count - 1);
  const wave = pickWhole(random, -30, 30);
  const middle = pickWhole(random, 120, 200);
  const y = (strand: number) => 15 + strand * gap;
  const run = (from: number, to: number, bend: number) =>
    `M-4 ${round(from)}C${middle - bend} ${round(from + wave)} ${middle - bend / 2} ${round(to + wave)} ${middle + bend} ${round(to)}S300 ${round(to - wave / 2)} 324 ${round(to)}`;
  const [low, high] = [y(count - 1), y(0)];
  const isRising = random() < 0.5;
  return {
    faint: range(count - 1)
      .map((strand) => run(y(strand + 0.5), y(strand + 0.5), 60))
      .join(''),
    mid: range(count)
      .map((strand) => run(y(strand), y(strand), 60))
      .join(''),
    bright: isRising ? run(low, high, 36) : run(high, low, 36),
    lit: circle([320 - 14, isRising ? high : low], 7) + circle([14, isRising ? low : high], 7),
    focus: [middle, 90],
  };
};

/** A needle, and the rings it makes where it goes in. */
export const needle: Pattern = (random) => {
  const hit: Point = [pickWhole(random, 110, 210), pickWhole(random, 96, 128)];
  const flat = 0.28 + random() * 0.2;
  const step = pickWhole(random, 11, 19);
  const lean = pickWhole(random, 30, 110);
  const rings = range(14).map((ring) => 10 + ring * step);
  const ring = (radius: number) => ellipse(hit, radius, round(radius * flat));
  return {
    faint: rings
      .filter((_, at) => at % 2 === 1)
      .map(ring)
      .join(''),
    mid: rings
      .filter((_, at) => at % 2 === 0)
      .map(ring)
      .join(''),
    bright: `${polyline([hit, [hit[0] + lean, -6]])}${ring(rings[0] ?? 10)}`,
    lit: ring(rings[1] ?? 24),
    focus: hit,
  };
};

const motifs: readonly Pattern[] = [pierced, overrun, parted, crossed, needle];

/** Injection: something foreign that goes into a stream. The id decides how it is drawn. */
export const injection: Pattern = (random: Random) =>
  (motifs[pickWhole(random, 0, motifs.length - 1)] ?? pierced)(random);
