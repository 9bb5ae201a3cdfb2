import { COURSE, type User } from '../sample-data.ts';
import { type Html, html } from './html.ts';

const MARK = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M16 5v20M10 11h12M5 18c1 6 6 9 11 9s10-3 11-9"/><circle cx="16" cy="5" r="2.5" fill="currentColor"/></svg>`;

const toLink = (here: string, path: string, label: string): Html =>
  html`<a href="${path}"${here === path ? html` aria-current="page"` : ''}>${label}</a>`;

interface PageParts {
  title: string;
  here: string;
  user: User | undefined;
  main: Html;
  wide?: boolean;
}

export function toPage({ title, here, user, main, wide }: PageParts): string {
  const nav = user
    ? html`<nav aria-label="Main">${toLink(here, '/', 'Course')}${toLink(here, '/gradebook', 'Gradebook')}${toLink(here, '/messages', 'Messages')}</nav>
<form class="who" method="post" action="/sign-out"><span>${user.name} <small>${user.role}</small></span><button class="plain">Switch user</button></form>`
    : '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Harbor LMS</title>
<link rel="stylesheet" href="/static/harbor.css">
<link rel="icon" href="data:,">
<script src="/static/harbor.js" type="module"></script>
</head>
<body>
<header><a class="brand" href="/">${MARK} Harbor <small>${COURSE.label}</small></a>${nav}</header>
<main${wide ? html` class="wide"` : ''}>${main}</main>
<footer>Harbor LMS is an example platform. It keeps nothing but its key: a restart forgets every score.</footer>
</body>
</html>`.text;
}
