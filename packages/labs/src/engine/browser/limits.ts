/** Limits of a page. A page that exceeds one is stopped; the visit continues without its scripts. */
export const LIMITS = {
  /** Engine ticks of one page, all its scripts, handlers and timers together. */
  fuel: 120,
  jobs: 5_000,
  /** Calls of a page to its host (DOM, network, dialogs). */
  calls: 30_000,
  nodes: 20_000,
  /** Nodes that the host visits and characters that it writes for one page: about a second. */
  work: 4_000_000,
  /** Characters of HTML parsed for one page, all `innerHTML` together. */
  parsed: 1_500_000,
  /** Characters of the HTML that a page returns. */
  html: 262_144,
  timers: 400,
  /** Time that passes on a page's own clock while it is idle. */
  horizonMs: 10_000,
  tasks: 2_000,
  /** Requests of one action of the person in front of the browser. */
  requests: 120,
  navigations: 12,
  frames: 10,
  frameDepth: 3,
  windows: 4,
  /** Events of one page: an attacker's page is stopped before it fills the log of the session. */
  events: 2_000,
  codeChars: 2_000,
  argChars: 1_000,
  argCount: 4,
} as const;
