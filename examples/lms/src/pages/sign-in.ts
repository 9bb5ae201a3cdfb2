import type { User } from '../model.ts';
import type { State } from '../state.ts';
import { html } from './html.ts';
import { toPlainPage, toRoleName } from './layout.ts';

const toChoice = (user: User) =>
  html`<button name="user" value="${user.id}"><span class="avatar" aria-hidden="true">${user.givenName.charAt(0)}${user.familyName.charAt(0)}</span><span><strong>${user.name}</strong><small>${toRoleName(user)}</small></span></button>`;

export function toSignIn({ users, behaviour }: State): string {
  const choices = [...users.values()]
    .filter(({ canSignIn, isTest }) => canSignIn || (isTest && behaviour.testStudent))
    .map(toChoice);
  return toPlainPage({
    title: 'Sign in',
    main: html`<h1>Welcome to Harbor</h1>
<p class="lead">A learning platform to try tools with. Who are you today?</p>
<form class="people-choice" method="post" action="/sign-in">${choices}</form>
<p class="small">An example: it has no passwords, and a restart forgets everything but its key.</p>`,
  });
}
