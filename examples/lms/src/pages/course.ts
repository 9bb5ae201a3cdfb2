import { findLineItem, listActivities } from '../courses.ts';
import { findClosed } from '../launch/launches.ts';
import type { Activity } from '../model.ts';
import { maySeeGrades, mayTeach } from '../rights.ts';
import { toGradeKey } from '../state.ts';
import { toCoursePath } from './addresses.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon } from './icons.ts';
import { toConfirm, toEmpty, toPage, type View } from './layout.ts';
import { toTime } from './time.ts';

const ICONS: Record<Activity['type'], IconName> = {
  ltiResourceLink: 'lti',
  link: 'link',
  file: 'file',
  html: 'html',
  image: 'image',
};

const toPicture = ({ type, icon: picture }: Activity): Html =>
  picture
    ? html`<span class="picture"><img src="${picture.url}" alt="" width="40" height="40" loading="lazy"></span>`
    : html`<span class="picture">${icon(ICONS[type])}</span>`;

function toGrade({ state, user, course }: View, { id }: Activity): Html | string {
  const lineItem = findLineItem(state, id);
  if (!lineItem) return '';
  if (maySeeGrades(user))
    return html`<li><a href="${toCoursePath(course, 'gradebook')}">${lineItem.scoreMaximum} points</a></li>`;
  const grade = state.grades.get(toGradeKey(lineItem.id, user.id));
  return grade?.score === undefined
    ? html`<li>${lineItem.scoreMaximum} points, no score yet</li>`
    : html`<li class="scored">${grade.score} / ${grade.maximum}</li>`;
}

function toFacts(view: View, activity: Activity): Html {
  const { available, submission, onlyFor } = activity;
  const dates: [string, string | undefined][] = [
    ['Opens', available?.startDateTime],
    ['Closes', available?.endDateTime],
    ['Submissions from', submission?.startDateTime],
    ['Due', submission?.endDateTime],
  ];
  const shown = dates.flatMap(([label, at]) => (at ? [html`<li>${label} ${toTime(at)}</li>`] : []));
  return html`<ul class="facts">${toGrade(view, activity)}${shown}${onlyFor ? html`<li>For ${onlyFor.length} ${onlyFor.length === 1 ? 'student' : 'students'}</li>` : ''}</ul>`;
}

function toActions({ state, user }: View, activity: Activity): Html {
  const closed = findClosed(state, activity, user);
  if (closed) return html`<p class="small">${closed}</p>`;
  const hidden = html`<span class="hidden"> ${activity.title}</span>`;
  if (activity.type === 'ltiResourceLink') {
    const tab = `/activities/${activity.id}/launch?in=tab`;
    return activity.prefersWindow
      ? html`<a class="button" href="${tab}" target="_blank" rel="opener">Open${hidden}</a>`
      : html`<a class="button" href="/activities/${activity.id}">Open${hidden}</a><a class="tab" href="${tab}" target="_blank" rel="opener">${icon('out')}<span class="hidden">${activity.title} </span><span>in a new tab</span></a>`;
  }
  if (activity.type === 'html')
    return html`<a class="button secondary" href="/activities/${activity.id}">Show${hidden}</a>`;
  return html`<a class="button secondary" href="${activity.url}" target="_blank" rel="noopener">Open${hidden}</a>`;
}

const toRemove = ({ id, title, isSample }: Activity): Html | string =>
  isSample
    ? ''
    : toConfirm({
        id: `remove-${id}`,
        label: 'Remove',
        question: `Remove “${title}”?`,
        text: 'Its column of the gradebook and all its grades go with it.',
        action: `/activities/${id}/remove`,
        yes: 'Remove',
      });

const toRow = (view: View, activity: Activity): Html => html`<li class="activity">${toPicture(activity)}
<div class="about"><h3>${activity.title}</h3>${activity.about ? html`<p>${activity.about}</p>` : ''}${toFacts(view, activity)}</div>
<div class="actions">${toActions(view, activity)}${mayTeach(view.user) ? toRemove(activity) : ''}</div></li>`;

function toSections(view: View): Html[] {
  const sections = Map.groupBy(listActivities(view.state, view.course), ({ section }) => section);
  return [...sections].map(
    ([name, activities]) =>
      html`<section class="panel"><h2>${name}</h2><ul class="activities">${activities.map((activity) => toRow(view, activity))}</ul></section>`,
  );
}

export function toCoursePage(view: View): string {
  const { course, user } = view;
  const sections = toSections(view);
  const teaching = html`<div class="actions"><a class="button" href="${toCoursePath(course, 'add')}">${icon('plus')}Add content</a>
${toConfirm({
  id: 'reset-course',
  label: 'Reset course',
  question: 'Reset this course?',
  text: 'Added activities and all grades are removed. The five activities of the beginning stay.',
  action: `/courses/${course.key}/reset`,
  yes: 'Reset',
})}</div>`;
  return toPage({
    title: course.title,
    view,
    here: toCoursePath(course),
    main: html`<div class="head"><div><h1>${course.title}</h1><p class="lead">${course.about}</p></div>${mayTeach(user) ? teaching : ''}</div>
<div data-live="course">${sections.length > 0 ? sections : toEmpty('No activities yet', mayTeach(user) ? 'Add content from one of the tools of this platform.' : 'Your teacher has not added anything yet.')}</div>`,
  });
}
