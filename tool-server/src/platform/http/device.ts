/** Browsers in the order of the search: most also name the ones they descend from. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const findName = (userAgent: string, table: readonly (readonly [RegExp, string])[]) =>
  table.find(([sign]) => sign.test(userAgent))?.[1];

/** A short name of a device for the list of sessions: `Firefox on Linux`. Nothing of the header itself is stored. */
export function toDevice(userAgent: string): string {
  const browser = findName(userAgent, BROWSERS) ?? 'Unknown browser';
  const system = findName(userAgent, SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
