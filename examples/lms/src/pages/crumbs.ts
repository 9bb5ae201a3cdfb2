import { type Html, html } from './html.ts';
import { icon } from './icons.ts';

/** The way back from a page, and the launch of its tool in a tab where it has one. */
export function toCrumbs(back: { href: string; label: string }, launch?: string): Html {
  const tab =
    launch === undefined
      ? ''
      : html`<a class="tab" href="${launch}?in=tab" target="_blank" rel="opener">${icon('out')}Open in a new tab</a>`;
  return html`<p class="crumbs"><a class="back" href="${back.href}">${icon('back')}${back.label}</a>${tab}</p>`;
}
