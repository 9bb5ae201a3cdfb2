import { pickWhole } from '../seed.ts';
import type { Pattern } from './drawing.ts';
import { arc, atAngle, circle, type Point, polygon, polyline, range, round, square } from './shapes.ts';

const width = 320;
const height = 180;

/** Configuration: a row of sliders, one of them out of line. */
export const sliders: Pattern = (random) => {
  const columns = range(15).map((step) => ({ x: 20 + step * 20, y: pickWhole(random, 60, 120) }));
  const at = pickWhole(random, 4, 10);
  const odd = columns[at] ?? { x: 160, y: 90 };
  const y = random() < 0.5 ? 30 : 150;
  return {
    faint: columns.map((one) => `M${one.x} 16V164`).join(''),
    mid: columns
      .filter((one) => one !== odd)
      .map((one) => `M${one.x} 164V${one.y + 5}${square([one.x, one.y], 10)}`)
      .join(''),
    bright: `M${odd.x} 164V16${circle([odd.x, y], 9)}`,
    lit: circle([odd.x, y], 9),
    focus: [odd.x, y],
  };
};

/** Supply chain: stacked blocks, one of them not ours. */
export const blocks: Pattern = (random) => {
  const edge = 26;
  const wide = edge * Math.cos(Math.PI / 6);
  const oddColumn = pickWhole(random, 3, 5);
  const oddRow = pickWhole(random, 1, 2);
  const drawing = { faint: '', mid: '', bright: '', lit: '', focus: [160, 90] as Point };
  for (const row of range(6))
    for (const column of range(9)) {
      const centre: Point = [column * 2 * wide + (row % 2) * wide - 10, row * edge * 1.5 - 4];
      const corners = range(6).map((step) => atAngle(centre, edge, (step * Math.PI) / 3 + Math.PI / 6));
      const inner = [1, 3, 5].map((step) => polyline([centre, corners[step] ?? centre])).join('');
      if (row === oddRow && column === oddColumn) {
        drawing.bright = polygon(corners) + inner;
        drawing.lit = polygon(corners);
        drawing.focus = centre;
      } else if (random() < 0.42) drawing.mid += polygon(corners) + inner;
      else drawing.faint += polygon(corners);
    }
  return drawing;
};

/** Cryptography: strands that cross and cross again. */
export const strands: Pattern = (random) => {
  const shift = random() * Math.PI;
  const turns = 1.4 + random() * 1.2;
  const strand = (phase: number, swing: number) =>
    polyline(
      range(65).map((step) => [
        step * 5,
        90 +
          Math.sin((step / 64) * turns * 2 * Math.PI + phase + shift) *
            swing *
            (0.55 + 0.45 * Math.sin((step / 64) * Math.PI)),
      ]),
    );
  const cross = 160 + Math.cos(shift) * 60;
  return {
    faint: range(22)
      .map((step) => `M${8 + step * 14.5} 20V160`)
      .join(''),
    mid: [0.5, 1, 1.5, 2, 2.5].map((phase) => strand(phase, 66)).join(''),
    bright: strand(0, 66) + strand(Math.PI, 66),
    lit: circle([cross, 90], 7),
    focus: [cross, 90],
  };
};

/** Design: a construction drawing. */
export const blueprint: Pattern = (random) => {
  const a: Point = [pickWhole(random, 110, 150), pickWhole(random, 80, 104)];
  const b: Point = [a[0] + pickWhole(random, 66, 92), pickWhole(random, 70, 112)];
  const [large, small] = [pickWhole(random, 48, 60), pickWhole(random, 26, 36)];
  const grid =
    range(16)
      .map((step) => `M${step * 20 + 10} 0V${height}`)
      .join('') +
    range(9)
      .map((step) => `M0 ${step * 20 + 10}H${width}`)
      .join('');
  return {
    faint: grid,
    mid: `${circle(a, large)}${circle(a, large - 14)}${circle(b, small)}M0 ${a[1]}H${width}M${a[0]} 0V${height}M${b[0]} 0V${height}`,
    bright: `${polyline([
      [a[0], a[1] - large],
      [b[0], b[1] - small],
    ])}${polyline([
      [a[0], a[1] + large],
      [b[0], b[1] + small],
    ])}${arc(a, large, Math.PI / 2, (3 * Math.PI) / 2)}${arc(b, small, -Math.PI / 2, Math.PI / 2)}`,
    lit: circle(b, 8),
    focus: b,
  };
};

/** Authentication: the ridges of a finger. */
export const ridges: Pattern = (random) => {
  const centre: Point = [pickWhole(random, 130, 200), pickWhole(random, 96, 120)];
  const bright = pickWhole(random, 4, 7);
  const drawing = { faint: '', mid: '', bright: '', lit: circle(centre, 6), focus: centre };
  for (const step of range(17)) {
    const radius = 12 + step * 10;
    let angle = random() * Math.PI * 2;
    const end = angle + Math.PI * 1.85;
    while (angle < end) {
      const next = Math.min(end, angle + 0.7 + random() * 2.2);
      const piece = arc(centre, radius, angle, next);
      if (step === bright) drawing.bright += piece;
      else if (random() < 0.7) drawing.mid += piece;
      else drawing.faint += piece;
      angle = next + 5 / radius + 0.06;
    }
  }
  return drawing;
};

/** Integrity: a tree of hashes, and the one path that proves a leaf. */
export const hashTree: Pattern = (random) => {
  const leaf = pickWhole(random, 2, 13);
  const drawing = { faint: '', mid: '', bright: '', lit: '', focus: [160, 90] as Point };
  const place = (level: number, index: number): Point => [
    ((index + 0.5) * width) / 2 ** level,
    22 + level * 34,
  ];
  for (const level of range(5))
    for (const index of range(2 ** level)) {
      const point = place(level, index);
      const isOnPath = leaf >> (4 - level) === index;
      const node = square(point, level === 4 ? 9 : 12);
      if (level > 0) {
        const [x, y] = place(level - 1, index >> 1);
        const link = `M${round(point[0])} ${point[1] - 6}V${y + 14}H${round(x)}V${y + 6}`;
        drawing[isOnPath ? 'bright' : 'faint'] += link;
      }
      drawing[isOnPath ? 'bright' : 'mid'] += node;
      if (isOnPath) drawing.lit += node;
      if (isOnPath && level === 4) drawing.focus = point;
    }
  return drawing;
};

/** Logging and alerting: a long quiet trace and the moment that matters. */
export const trace: Pattern = (random) => {
  const peak = pickWhole(random, 14, 28);
  const drawing = {
    faint: 'M0 52H320M0 90H320M0 128H320',
    mid: '',
    bright: '',
    lit: '',
    focus: [160, 90] as Point,
  };
  for (const step of range(44)) {
    const x = 8 + step * 7.1;
    const near = Math.exp(-((step - peak) ** 2) / 5);
    const tall = 5 + random() * 15 + near * 56;
    const bar = `M${round(x)} ${round(90 - tall)}V${round(90 + tall * (0.7 + random() * 0.3))}`;
    drawing[Math.abs(step - peak) < 2 ? 'bright' : 'mid'] += bar;
    if (step === peak) {
      drawing.focus = [x, 90 - tall];
      drawing.lit = circle([x, 90 - tall - 10], 4);
    }
  }
  return drawing;
};

/** Exceptional conditions: flights of steps, and the one that gives way. */
export const steps: Pattern = (random) => {
  const broken = pickWhole(random, 3, 5);
  const at = pickWhole(random, 4, 7);
  const drawing = { faint: '', mid: '', bright: '', lit: '', focus: [160, 90] as Point };
  for (const flight of range(9)) {
    const offset = flight * 26 - 70;
    const points: Point[] = [];
    for (const step of range(12)) {
      const drop = flight === broken && step >= at ? 15 : 0;
      const y = offset + step * 12 + drop;
      points.push([step * 30 - 10, y], [step * 30 + 20, y]);
    }
    if (flight === broken) {
      drawing.bright += polyline(points);
      drawing.focus = points[at * 2] ?? [160, 90];
      drawing.lit = circle(drawing.focus, 7);
    } else drawing[flight % 2 ? 'mid' : 'faint'] += polyline(points);
  }
  return drawing;
};

/** Language models: layers of nodes, one thought going through. */
export const network: Pattern = (random) => {
  const middle: Point = [160, 90];
  const layers = [4, 6, 7, 6, 4].map((count, layer) =>
    range(count).map(
      (index): Point => [
        30 + layer * 65 + (random() - 0.5) * 14,
        90 + (index - (count - 1) / 2) * 26 + (random() - 0.5) * 6,
      ],
    ),
  );
  const path = layers.map((layer) => layer[pickWhole(random, 0, layer.length - 1)] ?? middle);
  const links = layers
    .slice(1)
    .flatMap((layer, index) =>
      layer.flatMap((to) =>
        (layers[index] ?? [])
          .filter((from) => Math.abs(from[1] - to[1]) < 48)
          .map((from) => polyline([from, to])),
      ),
    );
  return {
    faint: links.join(''),
    mid: layers
      .flat()
      .map((point) => circle(point, 4))
      .join(''),
    bright: polyline(path) + path.map((point) => circle(point, 5)).join(''),
    lit: path.map((point) => circle(point, 5)).join(''),
    focus: path[2] ?? middle,
  };
};

/** Interfaces between programs: lines from port to port. */
export const routes: Pattern = (random) => {
  const ports = range(11);
  const shift = pickWhole(random, 2, 4) * (random() < 0.5 ? -1 : 1);
  const chosen = pickWhole(random, 4, 6);
  const y = (port: number) => 15 + port * 15;
  const route = (port: number) => {
    const x = 84 + (shift > 0 ? 10 - port : port) * 9;
    const drop = shift * 15;
    return `M26 ${y(port)}H${x}l${Math.abs(drop)} ${drop}H294`;
  };
  return {
    faint: ports.map((port) => square([300, y(port) + shift * 15], 7)).join(''),
    mid: ports
      .filter((port) => port !== chosen)
      .map((port) => route(port) + square([20, y(port)], 7))
      .join(''),
    bright: route(chosen) + square([20, y(chosen)], 9) + square([300, y(chosen) + shift * 15], 9),
    lit: square([300, y(chosen) + shift * 15], 9) + square([20, y(chosen)], 9),
    focus: [160, y(chosen) + (shift * 15) / 2],
  };
};

/** Everything else: the contours of unknown ground. */
export const contours: Pattern = (random) => {
  const centre: Point = [pickWhole(random, 120, 210), pickWhole(random, 80, 110)];
  const waves = range(4).map((step) => ({ count: step + 2, size: random() * 0.16, phase: random() * 6.3 }));
  const ring = (radius: number) =>
    polygon(
      range(72).map((step) => {
        const angle = (step / 72) * Math.PI * 2;
        const swell = waves.reduce(
          (sum, { count, size, phase }) => sum + size * Math.sin(count * angle + phase),
          1,
        );
        return atAngle(centre, radius * swell, angle);
      }),
    );
  const bright = pickWhole(random, 3, 5);
  const radii = range(16).map((step) => 10 + step * 13);
  return {
    faint: radii
      .filter((_, step) => step % 2 === 1 && step !== bright)
      .map(ring)
      .join(''),
    mid: radii
      .filter((_, step) => step % 2 === 0 && step !== bright)
      .map(ring)
      .join(''),
    bright: ring(radii[bright] ?? 40),
    lit: ring(10),
    focus: centre,
  };
};
