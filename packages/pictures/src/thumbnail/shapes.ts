/** Path pieces shared by the patterns. Coordinates are rounded to a tenth, which is not visible. */

export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

export function circle(centre: Point, radius: number): string {
  return ellipse(centre, radius, radius);
}

export function ellipse([x, y]: Point, across: number, up: number): string {
  return `M${round(x - across)} ${round(y)}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0 ${-2 * across} 0`;
}

export function square([x, y]: Point, edge: number): string {
  const half = edge / 2;
  return `M${round(x - half)} ${round(y - half)}h${edge}v${edge}h${-edge}z`;
}

export function atAngle([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [x1, y1] = atAngle(centre, radius, from);
  const [x2, y2] = atAngle(centre, radius, to);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${round(x1)} ${round(y1)}A${radius} ${radius} 0 ${large} 1 ${round(x2)} ${round(y2)}`;
}

/** 0, 1, 2 … below `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
