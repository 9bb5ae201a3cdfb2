import { html } from './html.ts';

/** The page that posts the response to the tool. @see OAuth 2.0 Form Post Response Mode */
export function toFormPost(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Opening…</title><script src="/static/submit.js" defer></script></head>
<body><form method="post" action="${action}">${inputs}<noscript><button>Continue</button></noscript></form></body></html>`
    .text;
}
