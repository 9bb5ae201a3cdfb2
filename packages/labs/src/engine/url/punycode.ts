const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

const toDigit = (value: number) => String.fromCharCode(value < 26 ? value + 97 : value + 22);

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / count);
  let steps = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) left = Math.floor(left / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

/** A label of a host name in ASCII, without its prefix. @see RFC 3492, section 6.3 */
export function toPunycode(label: string): string {
  const points = Array.from(label, (char) => char.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 0x80);
  let out = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let [next, delta, bias, done] = [0x80, 0, 72, basic.length];
  while (done < points.length) {
    const low = Math.min(...points.filter((point) => point >= next));
    delta += (low - next) * (done + 1);
    next = low;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      let left = delta;
      for (let at = BASE; ; at += BASE) {
        const limit = Math.max(T_MIN, Math.min(T_MAX, at - bias));
        if (left < limit) break;
        out += toDigit(limit + ((left - limit) % (BASE - limit)));
        left = Math.floor((left - limit) / (BASE - limit));
      }
      out += toDigit(left);
      bias = adapt(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    next += 1;
  }
  return out;
}
