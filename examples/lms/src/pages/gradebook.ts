import { ACTIVITIES, STUDENTS, type User } from '../sample-data.ts';
import type { State } from '../state.ts';
import { type Html, html } from './html.ts';
import { toPage } from './layout.ts';

const graded = ACTIVITIES.filter(({ isGraded }) => isGraded);

function toCell(state: State, activityId: string, userId: string): Html {
  const score = state.latestScore(activityId, userId);
  if (score?.scoreGiven === undefined) return html`<td class="none">–</td>`;
  return html`<td><strong>${score.scoreGiven}</strong> / ${score.scoreMaximum}<br><small>${score.activityProgress}</small></td>`;
}

function toHistory(state: State, students: readonly User[]): Html[] {
  const shown = state.scores.filter(({ userId }) => students.some(({ id }) => id === userId));
  return shown.toReversed().map((score) => {
    const student = students.find(({ id }) => id === score.userId);
    const activity = graded.find(({ id }) => id === score.activityId);
    return html`<li><time datetime="${score.receivedAt}">${score.receivedAt.slice(11, 19)}</time> ${student?.name}: <strong>${score.scoreGiven} of ${score.scoreMaximum}</strong> for ${activity?.title} <small>${score.activityProgress}, ${score.gradingProgress}, ${score.timestamp}</small></li>`;
  });
}

/** Teachers see all students, students themselves. */
export function toGradebook(state: State, user: User): string {
  const students = user.role === 'teacher' ? STUDENTS : STUDENTS.filter(({ id }) => id === user.id);
  const heads = graded.map(({ title }) => html`<th scope="col">${title}</th>`);
  const rows = students.map(
    (student) =>
      html`<tr><th scope="row">${student.name}</th>${graded.map(({ id }) => toCell(state, id, student.id))}</tr>`,
  );
  const history = toHistory(state, students);
  return toPage({
    title: 'Gradebook',
    here: '/gradebook',
    user,
    main: html`<h1>Gradebook</h1>
<div data-live="gradebook">
<div class="scroll" tabindex="0" role="region" aria-label="Grades"><table><thead><tr><th scope="col">Student</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div>
<h2>Scores as they came</h2>
${history.length > 0 ? html`<ol class="history">${history}</ol>` : html`<p class="none">None yet. Open a graded activity and work on it.</p>`}
</div>`,
  });
}
