import { type Installation, listInstallations } from '../courses.ts';
import { toCoursePath } from './addresses.ts';
import { toCrumbs } from './crumbs.ts';
import { html } from './html.ts';
import { icon } from './icons.ts';
import { toEmpty, toPage, type View } from './layout.ts';
import { toToolFrame } from './tool-frame.ts';

const toCourse = ({ course }: View) => ({ href: toCoursePath(course), label: course.title });

/** The tools whose content may be added; one that offers no content picker cannot. */
export const listPickers = ({ state, course }: View): Installation[] =>
  listInstallations(state, course).filter(({ tool }) => tool.deepLinkingUri !== undefined);

export function toPickTool(view: View): string {
  const { course } = view;
  const choices = listPickers(view).map(
    ({ tool, deployment }) =>
      html`<li class="activity"><span class="picture">${icon('lti')}</span><div class="about"><h2>${tool.name}</h2><p>${tool.description}</p><ul class="facts"><li>Deployment <code>${deployment.deploymentId}</code></li></ul></div><div class="actions"><a class="button" href="/courses/${course.key}/add/${deployment.key}">Choose<span class="hidden"> ${tool.name}, deployment ${deployment.deploymentId}</span></a></div></li>`,
  );
  return toPage({
    title: 'Add content',
    view,
    here: toCoursePath(course, 'add'),
    main: html`${toCrumbs(toCourse(view))}<h1>Add content</h1><p class="lead">Which tool do you want to add content from?</p>
${choices.length > 0 ? html`<ul class="activities panel">${choices}</ul>` : toEmpty('No tool offers content', 'An administrator adds tools to this platform.')}`,
  });
}

export function toContentPicker(view: View, { tool, deployment }: Installation): string {
  const { course, state } = view;
  const launch = `/courses/${course.key}/add/${deployment.key}/launch`;
  return toPage({
    title: 'Add content',
    view,
    here: toCoursePath(course, 'add'),
    width: 'tool',
    main: html`${toCrumbs(toCourse(view), launch)}
<h1>Add content from ${tool.name}</h1>
${toToolFrame({ state, tool, title: `Content of ${tool.name}`, src: launch, closeTo: toCoursePath(course) })}`,
  });
}
