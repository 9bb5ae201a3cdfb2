import { findInstallation } from '../courses.ts';
import { findClosed } from '../launch/launches.ts';
import type { Activity } from '../model.ts';
import { toCoursePath } from './addresses.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { toEmpty, toPage, type View } from './layout.ts';
import { toToolFrame } from './tool-frame.ts';

/** Content of an activity that is no LTI link. Markup of a tool is shown as text: it is not ours to run. */
function toContent({ html: markup, url }: Activity): Html {
  if (markup !== undefined) return html`<pre tabindex="0">${markup}</pre>`;
  return html`<p><a class="button" href="${url}" target="_blank" rel="noopener">Open</a></p>`;
}

export function toActivityPage(view: View, activity: Activity): string {
  const { state, user, course } = view;
  const installation = findInstallation(state, activity.deploymentKey);
  const back = html`<a class="back" href="${toCoursePath(course)}">${icon('back')}${course.title}</a>`;
  const closed = findClosed(activity, user);
  const isLaunch = activity.type === 'ltiResourceLink' && !closed && installation !== undefined;
  const tab = isLaunch
    ? html`<a class="tab" href="/activities/${activity.id}/launch?in=tab" target="_blank" rel="opener">${icon('out')}Open in a new tab</a>`
    : '';
  const frame = () =>
    installation &&
    toToolFrame({
      state,
      tool: installation.tool,
      title: activity.title,
      src: `/activities/${activity.id}/launch`,
      closeTo: toCoursePath(course),
      height: activity.frameHeight,
    });
  return toPage({
    title: activity.title,
    view,
    here: `/activities/${activity.id}`,
    width: isLaunch ? 'tool' : undefined,
    main: html`<p class="crumbs">${back}${tab}</p>
<h1>${activity.title}</h1>
${isLaunch ? frame() : closed ? toEmpty('Not open for you', closed) : toContent(activity)}`,
  });
}
