import type { Message } from '../model.ts';
import type { Settings } from '../settings.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { toEmpty, toPage, type View } from './layout.ts';
import { toClock } from './time.ts';

export interface MessageFilter {
  text: string;
  direction: string;
  kind: string;
  onlyFailures: boolean;
}

export function readFilter(query: Record<string, unknown>): MessageFilter {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '');
  return {
    text: text('text'),
    direction: text('direction'),
    kind: text('kind'),
    onlyFailures: query.failures !== undefined,
  };
}

const isFailure = ({ status, content }: Message): boolean =>
  (status !== undefined && status >= 400) ||
  (typeof content === 'object' && content !== null && 'failedOnPurpose' in content);

function isShown(message: Message, { text, direction, kind, onlyFailures }: MessageFilter): boolean {
  if (direction && message.direction !== direction) return false;
  if (kind && message.kind !== kind) return false;
  if (onlyFailures && !isFailure(message)) return false;
  return !text || JSON.stringify(message).toLowerCase().includes(text.toLowerCase());
}

const toRow = (message: Message): Html => {
  const { at, direction, kind, status, content } = message;
  return html`<li><details><summary>${toClock(at)}<span class="way ${direction === 'to the tool' ? 'out' : 'in'}">${icon(direction === 'to the tool' ? 'send' : 'receive')}<span>${direction}</span></span><strong>${kind}</strong>${status === undefined ? '' : html`<span class="pill ${isFailure(message) ? 'bad' : 'good'}">${status}</span>`}${status === undefined && isFailure(message) ? html`<span class="pill bad">failed on purpose</span>` : ''}</summary><pre tabindex="0">${JSON.stringify(content, null, 2)}</pre></details></li>`;
};

const toOptions = (values: readonly string[], chosen: string): Html[] =>
  values.map((value) => html`<option${value === chosen ? html` selected` : ''}>${value}</option>`);

function toFilterForm({ messages }: View['state'], filter: MessageFilter): Html {
  const kinds = [...new Set(messages.map(({ kind }) => kind))].toSorted();
  return html`<form class="filter" method="get" action="/messages" role="search">
<label>Search<input type="search" name="text" value="${filter.text}" placeholder="Text in a message"></label>
<label>Direction<select name="direction"><option value="">Both</option>${toOptions(['to the tool', 'from the tool'], filter.direction)}</select></label>
<label>Kind<select name="kind"><option value="">All</option>${toOptions(kinds, filter.kind)}</select></label>
<label class="check"><input type="checkbox" name="failures"${filter.onlyFailures ? html` checked` : ''}>Failures only</label>
<button>Filter</button><a href="/messages">Show all</a></form>`;
}

function toFacts({ issuer, clientId, deploymentId, toolUrl }: Settings): Html {
  const facts: [string, string][] = [
    ['Issuer', issuer],
    ['Client id', clientId],
    ['Deployment', deploymentId],
    ['Sign-in address', `${issuer}/lti/auth`],
    ['Token address', `${issuer}/lti/token`],
    ['Key set', `${issuer}/lti/keys`],
    ['Configuration', `${issuer}/.well-known/openid-configuration`],
    ['Tool', toolUrl],
  ];
  return html`<details class="panel"><summary>How this platform is registered at the first tool</summary><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl></details>`;
}

/** The protocol: the messages between this platform and its tools. */
export function toMessages(view: View, settings: Settings, filter: MessageFilter): string {
  const { state } = view;
  const shown = state.messages.filter((message) => isShown(message, filter));
  const empty =
    state.messages.length === 0
      ? toEmpty('No messages yet', 'Open an activity.')
      : toEmpty('No message matches', 'Change the filter, or show all.');
  return toPage({
    title: 'Messages',
    view,
    here: '/messages',
    main: html`<div class="head"><div><h1>Messages</h1>
<p class="lead">What this platform and its tools sent each other, newest first. A real platform never shows such tokens.</p></div></div>
${toFacts(settings)}
${toFilterForm(state, filter)}
<div data-live="messages">${shown.length > 0 ? html`<ol class="messages">${shown.map(toRow)}</ol>` : empty}</div>`,
  });
}
