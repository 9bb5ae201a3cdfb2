import type { Course, User } from '../model.ts';
import { mayAdminister } from '../rights.ts';
import type { State } from '../state.ts';
import { toCoursePath } from './addresses.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon, MARK } from './icons.ts';

/** Who looks at which page. */
export interface View {
  state: State;
  user: User;
  /** The course that the page is in, or the one that its navigation leads back to. */
  course: Course;
}

const ROLE_NAMES = {
  student: 'Student',
  teacher: 'Teacher',
  assistant: 'Teaching assistant',
  administrator: 'Administrator',
} as const;
export const toRoleName = ({ role }: User): string => ROLE_NAMES[role];

const toDocument = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Harbor LMS</title>
<link rel="stylesheet" href="/static/harbor.css">
<link rel="icon" href="data:,">
<script src="/static/harbor.js" type="module"></script>
</head>
${body}
</html>`.text;

const toNavLink = (here: string, path: string, label: string, name: IconName): Html =>
  html`<a href="${path}"${here === path ? html` aria-current="page"` : ''}>${icon(name)}<span>${label}</span></a>`;

function toCourseSwitch({ state, course }: View): Html {
  const courses = [...state.courses.values()];
  if (courses.length < 2) return html`<p class="nav-title">${course.label}</p>`;
  const links = courses.map(
    (other) =>
      html`<li><a href="${toCoursePath(other)}"${other === course ? html` aria-current="true"` : ''}>${other.label} <small>${other.title}</small></a></li>`,
  );
  return html`<details class="courses"><summary>${course.label}<small>Change course</small></summary><ul>${links}</ul></details>`;
}

function toNavigation(view: View, here: string): Html {
  const { course, user } = view;
  return html`<nav class="side" aria-label="Main">
${toCourseSwitch(view)}
${toNavLink(here, toCoursePath(course), 'Course', 'course')}
${toNavLink(here, toCoursePath(course, 'gradebook'), 'Gradebook', 'grades')}
${toNavLink(here, toCoursePath(course, 'people'), 'People', 'people')}
<p class="nav-title">Platform</p>
${mayAdminister(user) ? toNavLink(here, '/tools', 'Tools', 'tools') : ''}
${toNavLink(here, '/messages', 'Messages', 'messages')}
${toNavLink(here, '/behaviour', 'Behavior', 'behaviour')}
</nav>`;
}

interface PageParts {
  title: string;
  view: View;
  /** Path of the page in the navigation. */
  here: string;
  main: Html;
  /** A table that needs the width beside the navigation, or a tool that needs the whole one. */
  width?: 'table' | 'tool' | undefined;
}

export function toPage({ title, view, here, main, width }: PageParts): string {
  const { user } = view;
  return toDocument(
    title,
    html`<body class="app${width === 'tool' ? ' with-tool' : ''}">
<a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="brand" href="/">${MARK}<span>Harbor</span></a>
<form class="who" method="post" action="/sign-out"><span class="avatar" aria-hidden="true">${user.givenName.charAt(0)}${user.familyName.charAt(0)}</span><span class="name">${user.name}<small>${toRoleName(user)}</small></span><button class="quiet">Switch user</button></form></header>
${toNavigation(view, here)}
<main id="main"${width ? html` class="wide"` : ''}>${main}</main>
</body>`,
  );
}

/** A page without navigation: sign-in, and what is shown inside of a frame. */
export function toPlainPage({
  title,
  main,
  data = html``,
}: {
  title: string;
  main: Html;
  data?: Html;
}): string {
  return toDocument(
    title,
    html`<body class="plain"${data}><main id="main"><p class="brand">${MARK}<span>Harbor</span></p>${main}</main></body>`,
  );
}

/** A message in a page: what happened, or what is wrong. */
export const toNotice = (tone: 'good' | 'bad' | 'calm', text: Html | string): Html =>
  html`<div class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${icon(tone === 'bad' ? 'alert' : 'check')}<div>${text}</div></div>`;

export const toEmpty = (title: string, text: Html | string): Html =>
  html`<div class="empty"><p class="empty-title">${title}</p><p>${text}</p></div>`;

interface Confirm {
  id: string;
  /** The button that asks. */
  label: string;
  question: string;
  text: string;
  action: string;
  /** The button that does it. */
  yes: string;
}

/** A button that asks before it does what cannot be undone. */
export const toConfirm = ({ id, label, question, text, action, yes }: Confirm): Html =>
  html`<button type="button" class="quiet danger" command="show-modal" commandfor="${id}">${label}</button>
<dialog id="${id}" aria-labelledby="${id}-title" closedby="any"><h2 id="${id}-title">${question}</h2><p>${text}</p>
<form method="post" action="${action}" class="actions"><button type="button" class="secondary" command="close" commandfor="${id}" autofocus>Cancel</button><button class="danger">${yes}</button></form></dialog>`;

/** The page for somebody who may not see another one. */
export const toDeniedPage = (view: View, text: string): string =>
  toPage({
    title: 'Not allowed',
    view,
    here: '',
    main: html`<h1>You may not open this page</h1><p class="lead">${text}</p><p><a class="button" href="${toCoursePath(view.course)}">Back to the course</a></p>`,
  });
