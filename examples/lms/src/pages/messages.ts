import type { User } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { html } from './html.ts';
import { toPage } from './layout.ts';

/** The protocol: the messages between this platform and the tool. */
export function toMessages(
  { issuer, clientId, deploymentId, toolUrl }: Settings,
  state: State,
  user: User,
): string {
  const messages = state.messages.map(
    ({ at, direction, kind, status, content }) =>
      html`<li><details><summary><time datetime="${at}">${at.slice(11, 19)}</time> <strong>${kind}</strong> ${direction}${status === undefined ? '' : html` <span class="status">${status}</span>`}</summary><pre tabindex="0">${JSON.stringify(content, null, 2)}</pre></details></li>`,
  );
  const facts: [string, string][] = [
    ['Issuer', issuer],
    ['Client id', clientId],
    ['Deployment', deploymentId],
    ['Sign-in address', `${issuer}/lti/auth`],
    ['Token address', `${issuer}/lti/token`],
    ['Key set', `${issuer}/lti/keys`],
    ['Tool', toolUrl],
  ];
  return toPage({
    title: 'Messages',
    here: '/messages',
    user,
    main: html`<h1>Messages</h1>
<p>Every message of a launch, as it was sent. This is an example platform: a real one never shows such tokens.</p>
<form class="row" method="post" action="/storage"><p>Platform storage (<code>lti.put_data</code>, <code>lti.get_data</code>) is <strong>${state.hasStorage ? 'on' : 'off'}</strong>.</p><button>${state.hasStorage ? 'Switch off' : 'Switch on'}</button></form>
<details><summary>How this platform is registered at the tool</summary><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl></details>
<ol class="messages" data-live="messages">${messages}</ol>
${messages.length === 0 ? html`<p class="none">None yet. Open an activity.</p>` : ''}`,
  });
}
