import { noteViolations } from './checks.ts';
import type { LoadKind } from './csp.ts';
import { newFrame } from './frames.ts';
import { fire } from './guest.ts';
import { headerOf, send } from './network.ts';
import type { Agent, Page } from './page.ts';
import { baseOf } from './registry.ts';
import { queueTask } from './tasks.ts';
import {
  attributeOf,
  type Element,
  elementsOf,
  findElement,
  isElement,
  isHtml,
  isSvg,
  parentOf,
  rootOf,
  textOf,
} from './tree.ts';
import { readDataUrl, toUrl } from './urls.ts';

const MEDIA: Record<
  string,
  { kind: LoadKind; dest: 'image' | 'video' | 'audio' | 'style' | 'object' | 'embed'; type: RegExp }
> = {
  img: { kind: 'image', dest: 'image', type: /^image\// },
  video: { kind: 'media', dest: 'video', type: /^(video|audio)\// },
  audio: { kind: 'media', dest: 'audio', type: /^(video|audio)\// },
  link: { kind: 'style', dest: 'style', type: /^text\/css/ },
  object: { kind: 'object', dest: 'object', type: /./ },
  embed: { kind: 'object', dest: 'embed', type: /./ },
};

/** Does a resource of the page load? Checks the policies, then the app or the attacker's files. */
function loads(agent: Agent, page: Page, what: keyof typeof MEDIA, source: string): boolean {
  const media = MEDIA[what];
  const url = source.trim() === '' ? null : toUrl(source, baseOf(page));
  if (media === undefined || url === null) return false;
  if (noteViolations(agent, page, page.csp.load(media.kind, url), url.href, what)) return false;
  if (url.protocol === 'data:') return media.type.test(readDataUrl(url).type);
  const answer = send(
    agent,
    { url, method: 'GET', by: page, into: null, dest: media.dest, mode: 'no-cors', cookies: true },
    (hop) => page.csp.load(media.kind, hop).every(({ enforced }) => !enforced),
  );
  if (answer === null || answer.response.status < 200 || answer.response.status >= 300) return false;
  return media.type.test(headerOf(answer.response, 'content-type') ?? '');
}

function loadInto(
  agent: Agent,
  page: Page,
  element: Element,
  what: keyof typeof MEDIA,
  source: string,
): void {
  queueTask(agent, () => {
    if (page.closed) return;
    const fine = loads(agent, page, what, source);
    fire(agent, page, element, fine ? 'load' : 'error');
  });
}

function imageSource(element: Element): string | null {
  const own = attributeOf(element, 'src');
  if (own !== null) return own;
  const parent = parentOf(element);
  const picture = parent !== null && isElement(parent) && parent.tagName === 'picture' ? parent : null;
  const source = picture === null ? null : findElement(picture, ({ tagName }) => tagName === 'source');
  const set = attributeOf(element, 'srcset') ?? (source === null ? null : attributeOf(source, 'srcset'));
  return set === null ? null : (set.trim().split(/[\s,]+/)[0] ?? '');
}

function beginMedia(agent: Agent, page: Page, element: Element): void {
  const own = attributeOf(element, 'src');
  const sources = element.childNodes.filter((node): node is Element => node.nodeName === 'source');
  if (own === null && sources.length === 0) return;
  queueTask(agent, () => void fire(agent, page, element, 'loadstart'));
  const attempt = (source: string, on: Element) =>
    queueTask(agent, () => {
      if (page.closed) return;
      const fine = loads(agent, page, element.tagName, source);
      if (!fine) fire(agent, page, on, 'error');
      else
        for (const type of ['durationchange', 'loadedmetadata', 'loadeddata', 'canplay', 'canplaythrough'])
          fire(agent, page, element, type);
    });
  if (own !== null) attempt(own, element);
  else for (const source of sources) attempt(attributeOf(source, 'src') ?? '', source);
}

/** A frame's page: `srcdoc`, an address, or the empty page. */
export function loadFrame(agent: Agent, page: Page, element: Element): void {
  const known = page.frames.find((frame) => frame.element === element && !frame.closed);
  const frame = known ?? newFrame(agent, page.frame, null, attributeOf(element, 'name') ?? '');
  if (frame === null) return;
  frame.element = element;
  const sandbox = attributeOf(element, 'sandbox');
  frame.sandbox =
    sandbox === null
      ? null
      : new Set(
          sandbox
            .toLowerCase()
            .split(/\s+/)
            .filter((token) => token !== ''),
        );
  const srcdoc = isHtml(element) ? attributeOf(element, 'srcdoc') : null;
  const source = attributeOf(element, element.tagName === 'object' ? 'data' : 'src') ?? '';
  const url = source.trim() === '' ? null : toUrl(source, baseOf(page));
  const referrerPolicy = attributeOf(element, 'referrerpolicy');
  queueTask(agent, () => {
    if (page.closed || frame.closed) return;
    if (srcdoc !== null) agent.showHtml(frame, 'about:srcdoc', srcdoc, page);
    else if (url === null || url.protocol === 'javascript:' || url.href.startsWith('about:'))
      agent.showHtml(frame, 'about:blank', '', page);
    if (srcdoc === null && url !== null && !url.href.startsWith('about:'))
      agent.navigate(frame, { url, by: page, ...(referrerPolicy === null ? {} : { referrerPolicy }) });
    queueTask(agent, () => void fire(agent, page, element, 'load'));
  });
}

function beginObject(agent: Agent, page: Page, element: Element): void {
  const source = attributeOf(element, element.tagName === 'object' ? 'data' : 'src');
  if (source === null) return;
  const url = toUrl(source, baseOf(page));
  if (url === null) return loadInto(agent, page, element, element.tagName, source);
  const violations = page.csp.load('object', url);
  if (violations.some(({ enforced }) => enforced)) {
    noteViolations(agent, page, violations, url.href, element.tagName);
    queueTask(agent, () => void fire(agent, page, element, 'error'));
    return;
  }
  // The content of an object is a page of its own, like that of a frame; what only reports is noted as it is loaded.
  loadFrame(agent, page, element);
}

/** Names of the animations in the page's style sheets. */
function animationsOf(page: Page): string[] {
  const names: string[] = [];
  for (const element of elementsOf(page.tree))
    if (element.tagName === 'style')
      for (const found of textOf(element).matchAll(/@(?:-webkit-)?keyframes\s+([\w-]+)/g))
        names.push(found[1] ?? '');
  return names;
}

function beginStyle(agent: Agent, page: Page, element: Element): void {
  const style = attributeOf(element, 'style') ?? '';
  if (/content-visibility\s*:\s*auto/i.test(style))
    queueTask(agent, () => void fire(agent, page, element, 'contentvisibilityautostatechange'));
  const animation = /animation(?:-name)?\s*:\s*([^;]+)/i.exec(style)?.[1];
  if (animation === undefined) return;
  queueTask(agent, () => {
    const violations = page.csp.inline({ kind: 'style-attribute', text: style, nonce: '', parserMade: true });
    if (noteViolations(agent, page, violations, style, 'style')) return;
    const names = animationsOf(page);
    if (!animation.split(/[\s,]+/).some((word) => names.includes(word))) return;
    for (const type of ['animationstart', 'animationend'])
      fire(agent, page, element, type, { bubbles: true });
  });
}

const SVG_ANIMATIONS = new Set(['animate', 'set', 'animateTransform', 'animateMotion']);

function beginSvg(agent: Agent, page: Page, element: Element, parserMade: boolean): void {
  if (element.tagName === 'svg' && parserMade)
    queueTask(agent, () => void fire(agent, page, element, 'load'));
  if (element.tagName === 'image') {
    const source = attributeOf(element, 'href') ?? attributeOf(element, 'xlink:href');
    if (source !== null) loadInto(agent, page, element, 'img', source);
  }
  if (
    SVG_ANIMATIONS.has(element.tagName) &&
    /^[\d.\s-]|^$/.test((attributeOf(element, 'begin') ?? '').trim())
  ) {
    queueTask(agent, () => {
      fire(agent, page, element, 'begin');
      if (attributeOf(element, 'dur') !== null && attributeOf(element, 'repeatCount') !== 'indefinite')
        fire(agent, page, element, 'end');
    });
  }
}

/** Starts what an element does by itself: loads, and events that need no interaction. */
export function begin(agent: Agent, page: Page, element: Element, parserMade: boolean): void {
  const root = rootOf(element);
  if (
    page.loaded.has(element) ||
    page.inert.has(root) ||
    (root.nodeName === '#document' && root !== page.tree)
  )
    return;
  const connected = root === page.tree;
  const tag = element.tagName;
  if (
    isHtml(element) &&
    (tag === 'img' || (tag === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'image'))
  ) {
    const source = imageSource(element);
    if (source === null) return;
    page.loaded.add(element);
    return loadInto(agent, page, element, 'img', source);
  }
  if (isHtml(element) && (tag === 'video' || tag === 'audio')) {
    page.loaded.add(element);
    return beginMedia(agent, page, element);
  }
  if (!connected) return;
  page.loaded.add(element);
  if (attributeOf(element, 'style') !== null) beginStyle(agent, page, element);
  if (attributeOf(element, 'autofocus') !== null) takeAutofocus(agent, page, element);
  if (isSvg(element)) return beginSvg(agent, page, element, parserMade);
  switch (tag) {
    case 'iframe':
    case 'frame':
      return loadFrame(agent, page, element);
    case 'object':
    case 'embed':
      return beginObject(agent, page, element);
    case 'link':
      if (
        /\b(stylesheet|preload|modulepreload)\b/i.test(attributeOf(element, 'rel') ?? '') &&
        attributeOf(element, 'href') !== null
      )
        loadInto(agent, page, element, 'link', attributeOf(element, 'href') ?? '');
      return;
    case 'style':
      noteViolations(
        agent,
        page,
        page.csp.inline({
          kind: 'style',
          text: textOf(element),
          nonce: attributeOf(element, 'nonce') ?? '',
          parserMade,
        }),
        textOf(element),
        'style',
      );
      return queueTask(agent, () => void fire(agent, page, element, 'load'));
    case 'details':
      if (attributeOf(element, 'open') !== null)
        queueTask(agent, () => void fire(agent, page, element, 'toggle'));
      return;
    case 'marquee':
      return queueTask(agent, () => void fire(agent, page, element, 'start'));
    default:
      return;
  }
}

/** The first element with `autofocus` gets the focus; one added later gets it immediately if none has it yet. */
function takeAutofocus(agent: Agent, page: Page, element: Element): void {
  if (page.autofocus !== null) return;
  page.autofocus = element;
  if (page.ready !== 'complete') return;
  queueTask(agent, () => {
    if (page.active !== null) return;
    page.active = element;
    fire(agent, page, element, 'focus');
    fire(agent, page, element, 'focusin', { bubbles: true });
  });
}
