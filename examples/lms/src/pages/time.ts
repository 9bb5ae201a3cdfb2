import { type Html, html } from './html.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time as people read it. The platform has one time zone, and says which. */
export const toTime = (at: string): Html =>
  html`<time datetime="${at}">${FORMAT.format(new Date(at))} UTC</time>`;

export const toClock = (at: string): Html => html`<time datetime="${at}">${at.slice(11, 19)}</time>`;
