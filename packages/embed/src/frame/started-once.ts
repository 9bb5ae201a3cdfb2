import type { HostLink } from './host-link.ts';

/**
 * Tells the host of a start once for each course and lab: the enrolment and the first item are one start, and so is
 * going back to the first page and on again. Another visitor starts anew. @see EMB-7
 */
export function createStartedOnce(tell: HostLink['tell']): {
  tell: HostLink['tell'];
  /** For another visitor. */
  forget(): void;
} {
  const started = new Set<string>();
  return {
    tell(name, detail) {
      if (name === 'started') {
        const key = JSON.stringify(detail);
        if (started.has(key)) return;
        started.add(key);
      }
      tell(name, detail);
    },
    forget: () => started.clear(),
  };
}
