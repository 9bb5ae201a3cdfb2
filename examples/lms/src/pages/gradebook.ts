import { findInstallation, listLineItems } from '../courses.ts';
import type { LineItem, User } from '../model.ts';
import { isLearner, maySeeGrades, mayTeach } from '../rights.ts';
import { toGradeKey } from '../state.ts';
import { toCoursePath } from './addresses.ts';
import { toCrumbs } from './crumbs.ts';
import { type Html, html } from './html.ts';
import { toConfirm, toEmpty, toPage, type View } from './layout.ts';
import { toClock } from './time.ts';
import { toToolFrame } from './tool-frame.ts';

const MAX_ROWS = 200;
const MAX_HISTORY = 100;

/** Teachers and assistants see all students, students themselves. */
function listStudents({ state, user, course }: View): User[] {
  const members = [...course.members.values()].filter(({ status }) => status !== 'Deleted');
  const students = members.map(({ userId }) => state.users.get(userId)).filter(isLearner);
  return maySeeGrades(user) ? students : students.filter(({ id }) => id === user.id);
}

const toReviewPath = ({ id }: LineItem, student: User) => `/line-items/${id}/review/${student.id}`;

function toCell({ state, user }: View, lineItem: LineItem, student: User): Html {
  const grade = state.grades.get(toGradeKey(lineItem.id, student.id));
  if (!grade) return html`<td class="none">–</td>`;
  const { score, maximum, activityProgress, gradingProgress, comment } = grade;
  const progress =
    gradingProgress === 'FullyGraded' ? activityProgress : `${activityProgress}, ${gradingProgress}`;
  const review = mayTeach(user)
    ? html`<a class="review" href="${toReviewPath(lineItem, student)}">Review<span class="hidden"> ${student.name}, ${lineItem.label}</span></a>`
    : '';
  return html`<td><span class="mark-given">${score === undefined ? html`–` : html`<strong>${score}</strong> / ${maximum}`}</span><small>${progress}</small>${comment ? html`<small>“${comment}”</small>` : ''}${review}</td>`;
}

const toHead = ({ label, scoreMaximum, tag, resourceLinkId }: LineItem): Html =>
  html`<th scope="col">${label}<small>out of ${scoreMaximum}${tag ? html`, ${tag}` : ''}${resourceLinkId === undefined ? ', no activity' : ''}</small></th>`;

function toHistory({ state }: View, students: readonly User[], lineItems: readonly LineItem[]): Html[] {
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const labels = new Map(lineItems.map(({ id, label }) => [id, label]));
  const shown = state.scores.filter(({ userId, lineItemId }) => names.has(userId) && labels.has(lineItemId));
  return shown
    .slice(-MAX_HISTORY)
    .toReversed()
    .map(
      (score) =>
        html`<li>${toClock(score.receivedAt)}<span>${names.get(score.userId)}: <strong>${score.scoreGiven ?? 'no score'}${score.scoreGiven === undefined ? '' : html` of ${score.scoreMaximum}`}</strong> for ${labels.get(score.lineItemId)} <small>${score.activityProgress}, ${score.gradingProgress}, ${score.timestamp}</small></span></li>`,
    );
}

function toTable(view: View, lineItems: readonly LineItem[], students: readonly User[]): Html {
  const rows = students
    .slice(0, MAX_ROWS)
    .map(
      (student) =>
        html`<tr><th scope="row">${student.name}</th>${lineItems.map((lineItem) => toCell(view, lineItem, student))}</tr>`,
    );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Grades"><table class="grades"><thead><tr><th scope="col">Student</th>${lineItems.map(toHead)}</tr></thead><tbody>${rows}</tbody></table></div>
${students.length > MAX_ROWS ? html`<p class="small">The first ${MAX_ROWS} of ${students.length} students.</p>` : ''}`;
}

export function toGradebook(view: View): string {
  const { state, user, course } = view;
  const lineItems = listLineItems(state, course);
  const students = listStudents(view);
  const history = toHistory(view, students, lineItems);
  const isEmpty = lineItems.length === 0 || students.length === 0;
  const reset = toConfirm({
    id: 'reset-grades',
    label: 'Remove all grades',
    question: 'Remove all grades of this course?',
    text: 'The columns stay. Tools are not told, so they do not send the scores again by themselves.',
    action: `/courses/${course.key}/reset-grades`,
    yes: 'Remove',
  });
  return toPage({
    title: 'Gradebook',
    view,
    here: toCoursePath(course, 'gradebook'),
    width: 'table',
    main: html`<div class="head"><div><h1>Gradebook</h1><p class="lead">One column for each line item, whether the platform made it or a tool did.</p></div>${mayTeach(user) ? html`<div class="actions">${reset}</div>` : ''}</div>
<div data-live="gradebook">
${isEmpty ? toEmpty('No grades here', 'A column appears with the first graded activity.') : toTable(view, lineItems, students)}
<section class="panel"><h2>Scores as they came</h2>
${history.length > 0 ? html`<ol class="history">${history}</ol>` : html`<p class="none">None yet. Open a graded activity and work on it.</p>`}</section>
</div>`,
  });
}

/** The submission of one student, in the tool. @see Submission Review 1.0 */
export function toReviewPage(view: View, lineItem: LineItem, student: User): string {
  const { state, course } = view;
  const installation = findInstallation(state, lineItem.deploymentKey);
  const src = `${toReviewPath(lineItem, student)}/launch`;
  return toPage({
    title: `${lineItem.label}: ${student.name}`,
    view,
    here: '',
    width: 'tool',
    main: html`${toCrumbs({ href: toCoursePath(course, 'gradebook'), label: 'Gradebook' }, src)}
<h1>${student.name}: ${lineItem.label}</h1>
${installation ? toToolFrame({ state, tool: installation.tool, title: `Submission of ${student.name}`, src, closeTo: toCoursePath(course, 'gradebook') }) : toEmpty('The tool is gone', 'It was removed from this platform.')}`,
  });
}
