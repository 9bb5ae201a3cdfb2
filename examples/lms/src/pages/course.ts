import { ACTIVITIES, type Activity, COURSE, USERS, type User } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { html } from './html.ts';
import { toPage } from './layout.ts';

export function toSignIn(): string {
  const choices = USERS.map(
    ({ id, name, role }) =>
      html`<button name="user" value="${id}"><strong>${name}</strong><small>${role}</small></button>`,
  );
  return toPage({
    title: 'Sign in',
    here: '/sign-in',
    user: undefined,
    main: html`<h1>Welcome to Harbor</h1><p>Who are you today?</p><form class="people" method="post" action="/sign-in">${choices}</form>`,
  });
}

const toGrade = (state: State, activity: Activity, user: User) => {
  if (!activity.isGraded) return html`<span class="grade none">not graded</span>`;
  if (user.role === 'teacher') return html`<a class="grade" href="/gradebook">see gradebook</a>`;
  const score = state.latestScore(activity.id, user.id);
  return score?.scoreGiven === undefined
    ? html`<span class="grade none">no score yet</span>`
    : html`<span class="grade">${score.scoreGiven} / ${score.scoreMaximum}</span>`;
};

export function toCoursePage(state: State, user: User): string {
  const cards = ACTIVITIES.map(
    (activity) => html`<li class="card">
<h2>${activity.title}</h2><p>${activity.about}</p>
<p class="row"><a class="button" href="/activities/${activity.id}">Open<span class="hidden"> ${activity.title}</span></a>
<a href="/activities/${activity.id}/launch?in=tab" target="_blank" rel="opener">in a new tab</a>${toGrade(state, activity, user)}</p></li>`,
  );
  return toPage({
    title: COURSE.title,
    here: '/',
    user,
    main: html`<h1>${COURSE.title}</h1><p>${COURSE.about}</p><ul class="cards" data-live="cards">${cards}</ul>`,
  });
}

export function toActivityPage({ toolUrl }: Settings, state: State, user: User, activity: Activity): string {
  const tool = new URL(toolUrl).origin;
  // Permissions are for the tool by name: without one they are for the address of `src`, which is this platform's.
  const permissions = `clipboard-write ${tool}; fullscreen ${tool}`;
  return toPage({
    title: activity.title,
    here: `/activities/${activity.id}`,
    user,
    wide: true,
    main: html`<p class="row"><a href="/">← ${COURSE.title}</a><a href="/activities/${activity.id}/launch?in=tab" target="_blank" rel="opener">Open in a new tab</a></p>
<h1>${activity.title}</h1>
<iframe id="tool" name="tool" title="${activity.title}" src="/activities/${activity.id}/launch"
 data-tool="${tool}" data-storage="${state.hasStorage ? 'on' : 'off'}" allow="${permissions}"></iframe>`,
  });
}
