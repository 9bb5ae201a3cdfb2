/**
 * Upper end of an activity chart's scale: the highest value rounded up to a multiple of ten, plus one.
 * @see CONST-9, CX-30
 */
export function toChartMaximum(values: readonly number[]): number {
  const highest = values.reduce((max, value) => (Number.isFinite(value) && value > max ? value : max), 0);
  return Math.ceil(highest / 10) * 10 + 1;
}
