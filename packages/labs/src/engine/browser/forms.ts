import { setUrlPart } from '../url/url.ts';
import { noteViolations } from './checks.ts';
import { frameNamed, newFrame } from './frames.ts';
import type { Agent, Page } from './page.ts';
import { note, userOf } from './page.ts';
import { baseOf } from './registry.ts';
import { queueTask } from './tasks.ts';
import {
  attributeOf,
  type Element,
  elementsOf,
  findElement,
  isElement,
  type Node,
  parentOf,
  textOf,
} from './tree.ts';
import { toUrl } from './urls.ts';

const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'output', 'fieldset', 'object']);

export function closest(node: Node | null, tag: string): Element | null {
  for (let up: Node | null = node; up !== null; up = parentOf(up))
    if (isElement(up) && up.tagName === tag) return up;
  return null;
}

export function formOf(page: Page, control: Element): Element | null {
  const id = attributeOf(control, 'form');
  if (id === null) return closest(parentOf(control), 'form');
  return findElement(page.tree, (element) => element.tagName === 'form' && attributeOf(element, 'id') === id);
}

export function controlsOf(page: Page, form: Element): Element[] {
  const controls: Element[] = [];
  for (const element of elementsOf(page.tree))
    if (CONTROLS.has(element.tagName) && formOf(page, element) === form) controls.push(element);
  // A form that is not part of the page yet has only its descendants.
  if (controls.length === 0)
    for (const element of elementsOf(form)) if (CONTROLS.has(element.tagName)) controls.push(element);
  return controls;
}

export function isChecked(page: Page, element: Element): boolean {
  const known = page.checked.get(element);
  if (known !== undefined) return known;
  return attributeOf(element, element.tagName === 'option' ? 'selected' : 'checked') !== null;
}

const optionsOf = (select: Element) => [...elementsOf(select)].filter(({ tagName }) => tagName === 'option');
const optionValue = (option: Element) => attributeOf(option, 'value') ?? textOf(option).trim();

export function valueOf(page: Page, element: Element): string {
  const known = page.values.get(element);
  if (known !== undefined) return known;
  switch (element.tagName) {
    case 'textarea':
      return textOf(element);
    case 'select': {
      const options = optionsOf(element);
      const chosen = options.find((option) => isChecked(page, option)) ?? options[0];
      return chosen === undefined ? '' : optionValue(chosen);
    }
    case 'option':
      return optionValue(element);
    default: {
      const type = attributeOf(element, 'type')?.toLowerCase();
      return attributeOf(element, 'value') ?? (type === 'checkbox' || type === 'radio' ? 'on' : '');
    }
  }
}

export function setValue(page: Page, element: Element, value: string): void {
  if (element.tagName === 'select')
    for (const option of optionsOf(element)) page.checked.set(option, optionValue(option) === value);
  else page.values.set(element, value);
}

export function setChecked(page: Page, element: Element, on: boolean): void {
  if (on && attributeOf(element, 'type')?.toLowerCase() === 'radio') {
    const form = formOf(page, element);
    const name = attributeOf(element, 'name');
    for (const other of elementsOf(form ?? page.tree))
      if (
        other !== element &&
        attributeOf(other, 'type')?.toLowerCase() === 'radio' &&
        attributeOf(other, 'name') === name
      )
        page.checked.set(other, false);
  }
  page.checked.set(element, on);
}

/** The pairs a form sends, in the order of the document. */
export function toPairs(page: Page, form: Element, submitter: Element | null): Array<[string, string]> {
  const pairs: Array<[string, string]> = [];
  for (const control of controlsOf(page, form)) {
    const name = attributeOf(control, 'name') ?? '';
    const type = (attributeOf(control, 'type') ?? '').toLowerCase();
    const isButton = control.tagName === 'button' || ['submit', 'button', 'reset', 'image'].includes(type);
    if (name === '' || attributeOf(control, 'disabled') !== null || control.tagName === 'fieldset') continue;
    if (isButton && control !== submitter) continue;
    if ((type === 'checkbox' || type === 'radio') && !isChecked(page, control)) continue;
    if (control.tagName === 'select' && attributeOf(control, 'multiple') !== null) {
      for (const option of optionsOf(control))
        if (isChecked(page, option)) pairs.push([name, optionValue(option)]);
    } else pairs.push([name, valueOf(page, control).replace(/\r?\n/g, '\r\n')]);
  }
  return pairs;
}

const BOUNDARY = '----simulated-form';

function encode(type: string, pairs: Array<[string, string]>): { body: string; contentType: string } {
  if (type === 'text/plain')
    return { body: pairs.map(([name, value]) => `${name}=${value}\r\n`).join(''), contentType: 'text/plain' };
  if (type === 'multipart/form-data') {
    const parts = pairs.map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return {
      body: `${parts.join('')}--${BOUNDARY}--\r\n`,
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    };
  }
  return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** Sends a form, by its attributes and those of the button. */
export function submitForm(
  agent: Agent,
  page: Page,
  form: Element,
  submitter: Element | null,
  clicked: boolean,
): void {
  const readAttribute = (name: string) =>
    (submitter === null ? null : attributeOf(submitter, `form${name}`)) ?? attributeOf(form, name);
  const action = readAttribute('action') ?? '';
  const method = (readAttribute('method') ?? 'get').trim().toLowerCase();
  const url =
    action.trim() === ''
      ? toUrl(page.url.startsWith('about:') ? baseOf(page) : page.url)
      : toUrl(action, baseOf(page));
  if (url === null || method === 'dialog') return;
  if (page.sandbox !== null && !page.sandbox.has('allow-forms')) {
    note(agent, page, {
      kind: 'refused',
      rule: 'sandbox',
      url: url.href,
      by: page.origin,
      user: userOf(agent),
    });
    return;
  }
  if (noteViolations(agent, page, page.csp.form(url), url.href, 'form')) return;
  const pairs = toPairs(page, form, submitter);
  const name = readAttribute('target') ?? '';
  queueTask(agent, () => {
    const frame =
      frameNamed(agent, page.frame, name) ??
      newFrame(agent, null, page.frame, name.startsWith('_') ? '' : name);
    if (frame === null) return;
    const rel = attributeOf(form, 'rel') ?? '';
    const policy = /\bnoreferrer\b/i.test(rel) ? { referrerPolicy: 'no-referrer' } : {};
    if (method !== 'post') {
      const query = new URLSearchParams(pairs).toString();
      const asked = url.protocol === 'javascript:' ? url : (setUrlPart(url, 'search', query) ?? url);
      agent.navigate(frame, { url: asked, by: page, clicked, ...policy });
      return;
    }
    const { body, contentType } = encode((readAttribute('enctype') ?? '').toLowerCase(), pairs);
    agent.navigate(frame, {
      url,
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      by: page,
      clicked,
      ...policy,
    });
  });
}
