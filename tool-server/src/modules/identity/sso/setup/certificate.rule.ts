const DAY_MS = 86_400_000;
/** Days before the end of a certificate at which administrators are told. */
const NOTICE_DAYS = [1, 7, 30] as const;

/** The notice that is due: the nearest one to the end. None for a certificate that has ended, or has longer. */
export function toNoticeDays(validUntil: Date, now: Date): number | undefined {
  const left = (validUntil.getTime() - now.getTime()) / DAY_MS;
  return left <= 0 ? undefined : NOTICE_DAYS.find((days) => left <= days);
}
