/** A line of the table of `npm run bench`. */
export interface BenchRow {
  figure: string;
  value: string;
  peer: string;
  ratio: number | null;
  goal: string;
  met: boolean;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** A figure that has a bound and no peer. */
export function count(figure: string, value: number, goal: number, sign: '≤' | '=' = '≤'): BenchRow {
  const met = sign === '=' ? value === goal : value <= goal;
  return { figure, value: String(round(value)), peer: '', ratio: null, goal: `${sign} ${goal}`, met };
}
