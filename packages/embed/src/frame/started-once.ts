import type { HostLink } from './host-link.ts';

/**
 * Reports a start once per course and lab: enrolling and opening the first item are one start, and so is returning to
 * the first page. Another visitor starts over.
 * @see EMB-7
 */
export function createStartedOnce(tell: HostLink['tell']): {
  tell: HostLink['tell'];
  /** Called when the visitor changes. */
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
