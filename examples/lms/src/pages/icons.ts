import { Html, html } from './html.ts';

/** Line icons on a grid of 24, drawn for this platform. */
const PATHS = {
  course: 'M4 6.5C6.5 5 9.5 5 12 7c2.5-2 5.5-2 8-.5V18c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 7v11.5',
  grades: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c.6-3.6 3-5.5 6-5.5s5.4 1.9 6 5.5M16 5a3 3 0 0 1 0 5.8M17.5 14.4c2 .7 3.2 2.4 3.6 5.1',
  messages: 'M4 7h13l-3-3M20 17H7l3 3',
  behaviour: 'M5 7h8M17 7h2M5 12h2M11 12h8M5 17h6M15 17h4M15 5v4M9 10v4M13 15v4',
  tools: 'M5 5h6v6H5zM13 13h6v6h-6zM16 4v7M12.5 7.5h7M8 14v5M5.5 16.5h5',
  lti: 'M9 4h6v4.5l4.2 8.6A2 2 0 0 1 17.4 20H6.6a2 2 0 0 1-1.8-2.9L9 8.5zM7.5 14h9',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  file: 'M7 4h7l4 4v12H7zM14 4v4h4',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5h.01',
  html: 'M9 8l-4 4 4 4M15 8l4 4-4 4',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
  out: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  back: 'M14 6l-6 6 6 6',
  send: 'M5 12h13M13 7l5 5-5 5',
  receive: 'M19 12H6M11 7l-5 5 5 5',
} as const;
export type IconName = keyof typeof PATHS;

export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${PATHS[name]}"/></svg>`;

export const MARK = new Html(
  '<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M16 7v18M10.5 12h11M5 18c1 6 6 9 11 9s10-3 11-9"/><circle cx="16" cy="4.5" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"/></svg>',
);
