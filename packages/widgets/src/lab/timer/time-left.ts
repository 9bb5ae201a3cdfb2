export interface TimeLeft {
  /** Seconds until the time is over; below zero it is over by that much. */
  seconds: number;
  isOver: boolean;
}

export function toTimeLeft(openedAt: string, limitMinutes: number, nowMs: number): TimeLeft {
  const seconds = Math.ceil((Date.parse(openedAt) + limitMinutes * 60_000 - nowMs) / 1_000);
  return { seconds, isOver: seconds < 0 };
}

/** `7:05`, or `1:07:05` from an hour on. */
export function toClock(seconds: number): string {
  const whole = Math.abs(seconds);
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
