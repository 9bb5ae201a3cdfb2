/** Maximum widths in px (SHELL-6 for the sidebar, CARD-10 for the tooltip). */
export const widths = {
  content: '1280px',
  lesson: '760px',
  card: '280px',
  sidebar: '290px',
  sidebarMini: '90px',
  tooltip: '320px',
} as const;
