import type { Deployment, Tool } from '../model.ts';
import { toCrumbs } from './crumbs.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { toConfirm, toNotice, toPage, type View } from './layout.ts';

function toDeployment({ state }: View, { deploymentId, key }: Deployment): Html {
  const courses = [...state.courses.values()].filter(({ deployments }) => deployments.includes(key));
  return html`<li><code>${deploymentId}</code> <small>${courses.length > 0 ? courses.map(({ label }) => label).join(', ') : 'in no course'}</small></li>`;
}

function toTool(view: View, tool: Tool, index: number): Html {
  const deployments = [...view.state.deployments.values()].filter(
    ({ clientId }) => clientId === tool.clientId,
  );
  const facts: [string, string][] = [
    ['Client id', tool.clientId],
    ['Login', tool.loginUrl],
    ['Redirect', tool.redirectUris.join(', ')],
    ['Key set', tool.jwksUri],
    ['Content picker', tool.deepLinkingUri ?? 'none'],
    ['Scopes', tool.scopes.map((scope) => scope.split('/').at(-1)).join(', ') || 'none'],
  ];
  const remove = tool.isSample
    ? ''
    : toConfirm({
        id: `remove-tool-${index}`,
        label: 'Remove tool',
        question: `Remove ${tool.name}?`,
        text: 'Its deployments, its activities and their grades go with it.',
        action: `/tools/${encodeURIComponent(tool.clientId)}/remove`,
        yes: 'Remove',
      });
  return html`<section class="panel tool"><h2>${tool.name}</h2>${tool.description ? html`<p>${tool.description}</p>` : ''}
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl>
<h3>Deployments</h3><ul class="deployments">${deployments.map((deployment) => toDeployment(view, deployment))}</ul>
<form class="inline" method="post" action="/tools/${encodeURIComponent(tool.clientId)}/deployments">
<label>Deployment id<input name="deploymentId" placeholder="Made here when empty" maxlength="255"></label>
<label>Course<select name="place"><option value="all">All courses</option><option value="same">A new course with the same context id as ${view.course.label}</option><option value="new">A new course</option></select></label>
<button class="secondary">${icon('plus')}Add deployment</button></form>
${remove}</section>`;
}

/** The tools of this platform, for its administrators. */
export function toToolsPage(
  view: View,
  { fault, link = '' }: { fault?: string | undefined; link?: string } = {},
): string {
  const tools = [...view.state.tools.values()].map((tool, index) => toTool(view, tool, index));
  return toPage({
    title: 'Tools',
    view,
    here: '/tools',
    main: html`<div class="head"><div><h1>Tools</h1><p class="lead">Other websites that courses get content from. One registration may have several deployments, which share its client id.</p></div></div>
<section class="panel"><h2>Add a tool</h2><p>Paste the registration link that the provider of the tool gave you.</p>
${fault ? toNotice('bad', fault) : ''}
<form class="inline" method="post" action="/tools/register"><label class="grow">Registration link<input type="url" name="link" required value="${link}" placeholder="https://tool.example/lti/register?…"${fault ? html` aria-invalid="true"` : ''}></label><button>Continue</button></form></section>
${tools}`,
  });
}

/** The registration page of a tool, in a frame. @see Dynamic Registration 1.0 3.1 */
export function toRegisterPage(view: View, { src, host }: { src: string; host: string }): string {
  return toPage({
    title: 'Add a tool',
    view,
    here: '/tools',
    width: 'tool',
    main: html`${toCrumbs({ href: '/tools', label: 'Tools' })}
<h1>Add the tool of ${host}</h1>
<p>Follow the steps of the tool. This page closes when it is done.</p>
<iframe id="tool" name="tool" title="Registration at ${host}" data-src="${src}" data-tools="${new URL(src).origin}" data-storage="none" data-capabilities="off" data-resize="on" data-close="/tools"></iframe>`,
  });
}
