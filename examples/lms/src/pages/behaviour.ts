import { type Behaviour, DEFAULTS } from '../behaviour/behaviour.ts';
import type { FieldFault } from '../behaviour/change.ts';
import { findPreset, PRESETS } from '../behaviour/presets.ts';
import { GROUPS, type Group, SWITCH_LIST, type Switch, toSwitchList } from '../behaviour/switches.ts';
import { toFaultPanels } from './faults.ts';
import { type Html, html } from './html.ts';
import { toConfirm, toNotice, toPage, type View } from './layout.ts';

type Values = Record<string, unknown>;

function toControl(key: string, rule: Switch, value: unknown, hasFault: boolean): Html {
  const invalid = hasFault ? html` aria-invalid="true"` : html``;
  const about = html` id="s-${key}" name="${key}" aria-describedby="s-${key}-about"${invalid}`;
  switch (rule.kind) {
    case 'flag':
      return html`<input type="checkbox" class="switch" role="switch"${about}${value === true ? html` checked` : ''}>`;
    case 'number':
      return html`<input type="number"${about} min="${rule.min}" max="${rule.max}" required value="${String(value)}">`;
    case 'origin':
      return html`<input type="url"${about} required value="${String(value)}">`;
    case 'choice':
      return html`<select${about}>${Object.entries(rule.options).map(([option, label]) => html`<option value="${option}"${option === value ? html` selected` : ''}>${label}</option>`)}</select>`;
  }
}

function toRow([key, rule]: [keyof Behaviour, Switch], values: Values, faults: readonly FieldFault[]): Html {
  const fault = faults.find(({ field }) => field === key);
  const isChanged = values[key] !== DEFAULTS[key];
  return html`<div class="setting${isChanged ? ' changed' : ''}"><div class="words"><label for="s-${key}">${rule.label}</label>${isChanged ? html`<span class="pill">changed</span>` : ''}
<p id="s-${key}-about">${rule.about}${rule.seenIn ? html` <small>Real platforms: ${rule.seenIn}.</small>` : ''}${fault ? html` <strong class="fault">${rule.label} ${fault.message}.</strong>` : ''}</p></div>
<div class="control">${toControl(key, rule, values[key], fault !== undefined)}</div></div>`;
}

function toGroup(group: Group, values: Values, faults: readonly FieldFault[]): Html {
  const { title, switches } = GROUPS[group];
  return html`<fieldset class="panel" id="g-${group}"><legend>${title}</legend>${toSwitchList(switches).map((row) => toRow(row, values, faults))}</fieldset>`;
}

function toPresets(behaviour: Behaviour): Html {
  const current = findPreset(behaviour);
  const buttons = Object.entries(PRESETS).map(
    ([name, { label, about }]) =>
      html`<button class="secondary" name="name" value="${name}"${name === current ? html` aria-current="true"` : ''}><strong>${label}${name === current ? html` <span class="pill">in use</span>` : ''}</strong><small>${about}</small></button>`,
  );
  return html`<section class="panel"><h2>Behave like</h2><p>Sets every switch below. Each can be changed afterwards.</p><form class="presets" method="post" action="/behaviour/presets">${buttons}</form></section>`;
}

const toKeyPanel = (): Html => html`<section class="panel"><h2>New key</h2>
<p>From now on another key signs. With the old key still in the key set, launches that are under way stay valid; without it they are refused.</p>
<form method="post" action="/behaviour/keys" class="actions"><button class="secondary" name="old" value="publish">Change key, publish the old one</button><button class="secondary" name="old" value="remove">Change key, remove the old one</button></form></section>`;

const COOKIES = html`<section class="panel"><h2>Blocked cookies</h2>
<p>Whether a tool in a frame keeps its cookies is decided by your browser, not by this platform. To see a launch without them:</p>
<ul><li>Chromium and Chrome: Settings, Privacy and security, Third-party cookies, <strong>Block third-party cookies</strong>.</li>
<li>Firefox: Settings, Privacy &amp; Security, <strong>Strict</strong>. Safari blocks them from the start.</li>
<li>Platform and tool have to be two sites: on <code>localhost</code> both are one, and every cookie passes. Start both with names of their own and TLS (<code>PUBLIC_URL</code>, <code>TOOL_URL</code>).</li>
<li>Then choose above, under Frame and browser storage, whether the tool finds storage here.</li></ul></section>`;

const NOTICES: Record<string, string> = {
  saved: 'Saved. The switches apply from now on.',
  preset: 'All switches were set.',
  key: 'A new key signs from now on.',
  faults: 'The next calls fail as ordered.',
  cleared: 'No more calls fail on purpose.',
  reset: 'The platform is as it was at its start.',
};

interface Parts {
  notice?: string | undefined;
  faults?: readonly FieldFault[];
  /** What was entered, where it was refused. */
  entered?: Values;
}

/** Every switch of the platform. */
export function toBehaviourPage(view: View, { notice, faults = [], entered = {} }: Parts = {}): string {
  const values: Values = { ...view.state.behaviour, ...entered };
  const groups = Object.keys(GROUPS) as Group[];
  const said = notice === undefined ? undefined : NOTICES[notice];
  return toPage({
    title: 'Behavior',
    view,
    here: '/behaviour',
    main: html`<div class="head"><div><h1>Behavior</h1><p class="lead">Real platforms differ at these points. Switch them here to see what a tool makes of it.</p></div></div>
${said ? toNotice('good', said) : ''}${faults.length > 0 ? toNotice('bad', html`Nothing was saved. ${faults.map(({ field, message }) => html`<span>${SWITCH_LIST.find(([key]) => key === field)?.[1].label ?? field} ${message}. </span>`)}`) : ''}
${toPresets(view.state.behaviour)}
<nav class="jump" aria-label="Groups of switches">${groups.map((group) => html`<a href="#g-${group}">${GROUPS[group].title}</a>`)}<a href="#faults">Failures</a></nav>
<form method="post" action="/behaviour" class="settings" novalidate>${groups.map((group) => toGroup(group, values, faults))}
<div class="save"><button>Save switches</button><a href="/behaviour">Discard changes</a></div></form>
${toKeyPanel()}${toFaultPanels(view.state)}${COOKIES}
<section class="panel"><h2>Start over</h2><p>Switches, courses, tools, grades and messages as at the start. The key stays.</p>
${toConfirm({ id: 'reset-all', label: 'Reset the platform', question: 'Reset the whole platform?', text: 'Added courses, tools and activities are removed, and all grades.', action: '/behaviour/reset', yes: 'Reset' })}</section>`,
  });
}
