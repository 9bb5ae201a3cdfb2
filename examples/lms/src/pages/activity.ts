import { findInstallation } from '../courses.ts';
import { findClosed } from '../launch/launches.ts';
import type { Activity } from '../model.ts';
import { toCoursePath } from './addresses.ts';
import { toCrumbs } from './crumbs.ts';
import { type Html, html } from './html.ts';
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
  const closed = findClosed(state, activity, user);
  const isLaunch = activity.type === 'ltiResourceLink' && !closed && installation !== undefined;
  const src = `/activities/${activity.id}/launch`;
  const frame = () =>
    installation &&
    toToolFrame({
      state,
      tool: installation.tool,
      title: activity.title,
      src,
      closeTo: toCoursePath(course),
      height: activity.frameHeight,
    });
  return toPage({
    title: activity.title,
    view,
    here: `/activities/${activity.id}`,
    width: isLaunch ? 'tool' : undefined,
    main: html`${toCrumbs({ href: toCoursePath(course), label: course.title }, isLaunch ? src : undefined)}
<h1>${activity.title}</h1>
${isLaunch ? frame() : closed ? toEmpty('Not open for you', closed) : toContent(activity)}`,
  });
}
