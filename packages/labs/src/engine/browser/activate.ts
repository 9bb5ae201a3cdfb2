import { closest, formOf, isChecked, setChecked, submitForm } from './forms.ts';
import { frameNamed, newFrame } from './frames.ts';
import { fire } from './guest.ts';
import { type Agent, note, type Page, userOf } from './page.ts';
import { baseOf, nodeRef } from './registry.ts';
import { queueTask } from './tasks.ts';
import {
  attributeOf,
  type Element,
  findElement,
  isElement,
  isSvg,
  type Node,
  parentOf,
  removeAttribute,
  setAttribute,
} from './tree.ts';
import { toUrl } from './urls.ts';

/** Address of a link; one in an image may be set by an animation. */
function hrefOf(link: Element): string | null {
  if (isSvg(link)) {
    const animation = findElement(
      link,
      (element) =>
        ['animate', 'set'].includes(element.tagName) &&
        /(^|:)href$/.test(attributeOf(element, 'attributeName') ?? ''),
    );
    const values =
      animation === null ? null : (attributeOf(animation, 'values') ?? attributeOf(animation, 'to'));
    if (values !== null) return values.split(';').at(-1) ?? '';
  }
  return attributeOf(link, 'href') ?? attributeOf(link, 'xlink:href');
}

/** Follows a link. */
function follow(agent: Agent, page: Page, link: Element, clicked: boolean): void {
  const href = hrefOf(link);
  const url = href === null ? null : toUrl(href, baseOf(page));
  if (url === null || attributeOf(link, 'download') !== null) return;
  const name = attributeOf(link, 'target') ?? '';
  const rel = attributeOf(link, 'rel') ?? '';
  const policy = /\bnoreferrer\b/i.test(rel) ? 'no-referrer' : attributeOf(link, 'referrerpolicy');
  queueTask(agent, () => {
    const known = frameNamed(agent, page.frame, name);
    if (known === null && page.sandbox !== null && !page.sandbox.has('allow-popups')) {
      note(agent, page, {
        kind: 'refused',
        rule: 'sandbox',
        url: url.href,
        by: page.origin,
        user: userOf(agent),
      });
      return;
    }
    const opener = name.toLowerCase() === '_blank' && !/\bopener\b/i.test(rel) ? null : page.frame;
    const frame = known ?? newFrame(agent, null, opener, name.startsWith('_') ? '' : name);
    if (frame === null) return;
    agent.navigate(frame, { url, by: page, clicked, ...(policy === null ? {} : { referrerPolicy: policy }) });
  });
}

const SUBMITS = new Set(['submit', 'image']);

function submitterFor(element: Element): boolean {
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase();
  return element.tagName === 'button'
    ? type === '' || type === 'submit' || !['button', 'reset'].includes(type)
    : element.tagName === 'input' && SUBMITS.has(type);
}

/** Fires `submit`; sends the form unless a handler prevented it. */
export function requestSubmit(
  agent: Agent,
  page: Page,
  form: Element,
  submitter: Element | null,
  clicked: boolean,
): void {
  const init = {
    bubbles: true,
    cancelable: true,
    ...(submitter === null ? {} : { submitter: nodeRef(page, submitter) }),
  };
  if (fire(agent, page, form, 'submit', init)) submitForm(agent, page, form, submitter, clicked);
}

function toggleDetails(agent: Agent, page: Page, details: Element): void {
  if (attributeOf(details, 'open') === null) setAttribute(details, 'open', '');
  else removeAttribute(details, 'open');
  queueTask(agent, () => void fire(agent, page, details, 'toggle'));
}

/** What a click does where no handler prevented it. */
export function activate(agent: Agent, page: Page, target: Node, clicked: boolean): void {
  for (let node: Node | null = target; node !== null; node = parentOf(node)) {
    if (!isElement(node)) continue;
    const element = node;
    const type = (attributeOf(element, 'type') ?? '').toLowerCase();
    if (['a', 'area'].includes(element.tagName) && hrefOf(element) !== null)
      return follow(agent, page, element, clicked);
    if (submitterFor(element)) {
      const form = formOf(page, element);
      if (form !== null) queueTask(agent, () => requestSubmit(agent, page, form, element, clicked));
      return;
    }
    if (element.tagName === 'input' && (type === 'checkbox' || type === 'radio')) {
      setChecked(page, element, type === 'radio' || !isChecked(page, element));
      queueTask(agent, () => {
        fire(agent, page, element, 'input', { bubbles: true });
        fire(agent, page, element, 'change', { bubbles: true });
      });
      return;
    }
    if (element.tagName === 'label') return clickLabelled(agent, page, element, clicked);
    if (element.tagName === 'summary') {
      const details = closest(parentOf(element), 'details');
      if (details !== null) toggleDetails(agent, page, details);
      return;
    }
  }
}

function clickLabelled(agent: Agent, page: Page, label: Element, clicked: boolean): void {
  const id = attributeOf(label, 'for');
  const control =
    id === null
      ? findElement(label, ({ tagName }) => ['input', 'select', 'textarea', 'button'].includes(tagName))
      : findElement(page.tree, (element) => attributeOf(element, 'id') === id);
  if (control !== null) queueTask(agent, () => clickOn(agent, page, control, clicked));
}

/** A click with everything that belongs to it. */
export function clickOn(agent: Agent, page: Page, element: Element, clicked: boolean): void {
  for (const type of [
    'pointerover',
    'mouseover',
    'mousemove',
    'pointerdown',
    'mousedown',
    'pointerup',
    'mouseup',
  ])
    fire(agent, page, element, type, { bubbles: true, cancelable: true });
  fire(agent, page, element, 'mouseenter');
  if (fire(agent, page, element, 'click', { bubbles: true, cancelable: true }))
    activate(agent, page, element, clicked);
}
