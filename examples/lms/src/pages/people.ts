import type { Member, User } from '../model.ts';
import { maySeeGrades, mayTeach } from '../rights.ts';
import { toCoursePath } from './addresses.ts';
import { type Html, html } from './html.ts';
import { toEmpty, toPage, toRoleName, type View } from './layout.ts';

const MAX_ROWS = 200;

const WITHHOLDS = { email: 'Name only', everything: 'Nothing' } as const;

/** What can be done with a member, as [status, label]. */
const CHANGES: Record<Member['status'], [Member['status'], string][]> = {
  Active: [
    ['Inactive', 'Suspend'],
    ['Deleted', 'Unenroll'],
  ],
  Inactive: [
    ['Active', 'Reactivate'],
    ['Deleted', 'Unenroll'],
  ],
  Deleted: [['Active', 'Enroll again']],
};

const toChanges = (course: string, { userId, status }: Member, { name }: User): Html =>
  html`<form method="post" action="/courses/${course}/members/${userId}" class="actions">${CHANGES[status].map(([next, label]) => html`<button class="quiet" name="status" value="${next}">${label}<span class="hidden"> ${name}</span></button>`)}</form>`;

function toRow({ course, user: viewer }: View, member: Member, user: User): Html {
  return html`<tr><th scope="row">${user.name}<small>${user.email}</small></th><td>${toRoleName(user)}</td><td>${user.withholds ? WITHHOLDS[user.withholds] : 'Name and email'}</td><td><span class="pill ${member.status.toLowerCase()}">${member.status === 'Deleted' ? 'Unenrolled' : member.status}</span></td>${mayTeach(viewer) ? html`<td>${toChanges(course.key, member, user)}</td>` : ''}</tr>`;
}

/** The roster, as the Names and Roles service tells it to tools. */
export function toPeoplePage(view: View): string {
  const { state, user, course } = view;
  const members = [...course.members.values()].filter(
    ({ status }) => status === 'Active' || maySeeGrades(user),
  );
  const rows = members.slice(0, MAX_ROWS).flatMap((member) => {
    const person = state.users.get(member.userId);
    return person ? [toRow(view, member, person)] : [];
  });
  return toPage({
    title: 'People',
    view,
    here: toCoursePath(course, 'people'),
    main: html`<div class="head"><div><h1>People</h1><p class="lead">Everybody in this course. Tools that may read the roster get the same list.</p></div></div>
${
  rows.length > 0
    ? html`<div class="scroll" tabindex="0" role="region" aria-label="People"><table class="stack"><thead><tr><th scope="col">Name</th><th scope="col">Role</th><th scope="col">Shared with tools</th><th scope="col">Status</th>${mayTeach(user) ? html`<th scope="col">Change</th>` : ''}</tr></thead><tbody>${rows}</tbody></table></div>
<p class="small">${members.length > MAX_ROWS ? html`The first ${MAX_ROWS} of ${members.length} people.` : html`${members.length} ${members.length === 1 ? 'person' : 'people'}.`}</p>`
    : toEmpty('Nobody is in this course', 'Administrators enroll people.')
}`,
  });
}
