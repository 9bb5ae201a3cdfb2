/** The same day of the month, `months` later; the last day if that month is too short. */
export function addMonths(at: Date, months: number): Date {
  const day = at.getUTCDate();
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, last));
  return later;
}
