import { cutText } from '../text.ts';
import { showDialog } from './dialogs.ts';
import { allFrames, frameNamed, newFrame } from './frames.ts';
import { enter } from './guest.ts';
import { type Agent, type Frame, framesAround, note, type Page, topOf, userOf } from './page.ts';
import { baseOf, isSameOrigin, nodeRef } from './registry.ts';
import { queueTask } from './tasks.ts';
import { OPAQUE, originOf, toUrl } from './urls.ts';

/** `window.open`: a new tab, or the one of that name. Gives its id. */
export function openWindow(agent: Agent, page: Page, href: string, name: string): string {
  const url = toUrl(href === '' ? 'about:blank' : href, baseOf(page));
  if (url === null) return '';
  if (page.sandbox !== null && !page.sandbox.has('allow-popups')) {
    note(agent, page, {
      kind: 'refused',
      rule: 'sandbox',
      url: url.href,
      by: page.origin,
      user: userOf(agent),
    });
    return '';
  }
  const known = frameNamed(agent, page.frame, name);
  const frame = known ?? newFrame(agent, null, page.frame, name.startsWith('_') ? '' : name);
  if (frame === null) return '';
  // Until its own page is loaded, it shows an empty one of the opener.
  if (known === null) agent.showHtml(frame, 'about:blank', '', page);
  if (url.href !== 'about:blank') queueTask(agent, () => agent.navigate(frame, { url, by: page }));
  return frame.id;
}

function toOrigin(target: string): string {
  const url = toUrl(target);
  return url === null ? OPAQUE : originOf(url);
}

function postTo(agent: Agent, by: Page, frame: Frame, data: string, target: string): void {
  if (data.length > 200_000) throw new Error('DataCloneError: the message is too long');
  queueTask(agent, () => {
    const page = frame.page;
    if (page === null || page.closed) return;
    const wanted = target === '*' ? '*' : target === '/' ? by.origin : toOrigin(target);
    if (wanted !== '*' && wanted !== page.origin) return;
    enter(agent, page, 'message', data, by.origin, by.frame.id);
  });
}

/** What a page may do with another window: little, unless it is of the same origin. */
export function answerWindow(agent: Agent, by: Page, args: string[]): string {
  const [id = '', what = '', first = '', second = ''] = args;
  const frame = id === '' ? by.frame : allFrames(agent).find((known) => known.id === id);
  if (frame === undefined) return what === 'closed' ? '1' : '';
  const page = frame.page;
  const same = page !== null && isSameOrigin(page, by);
  switch (what) {
    case 'parent':
      return (frame.parent ?? frame).id;
    case 'top':
      return topOf(frame).id;
    case 'opener':
      return frame.opener?.id ?? '';
    case 'name':
      return frame.name;
    case 'set-name':
      frame.name = cutText(first, 10_000);
      return '';
    case 'frames':
      return String(page?.frames.filter(({ closed }) => !closed).length ?? 0);
    case 'frame':
      return page?.frames.filter(({ closed }) => !closed)[Number(first)]?.id ?? '';
    case 'element':
      return frame.parent?.page !== null &&
        frame.parent?.page !== undefined &&
        isSameOrigin(frame.parent.page, by)
        ? nodeRef(frame.parent.page, frame.element)
        : '';
    case 'message':
      postTo(agent, by, frame, first, second);
      return '';
    case 'navigate': {
      const url = toUrl(first, baseOf(by));
      if (url !== null) queueTask(agent, () => agent.navigate(frame, { url, by }));
      return '';
    }
    case 'closed':
      return frame.closed ? '1' : '';
    case 'close':
      if (frame.parent === null && framesAround(by.frame).length === 0)
        frame.closed = frame !== by.frame || frame.opener !== null;
      return '';
    case 'href':
      if (!same) throw new Error('SecurityError: a page of another origin');
      return page.url;
    case 'document':
      if (!same) throw new Error('SecurityError: a page of another origin');
      return nodeRef(page, page.tree);
    case 'dialog':
      if (page === null || !same || by.origin === OPAQUE)
        throw new Error('SecurityError: a page of another origin');
      return showDialog(agent, page, first, second);
    default:
      return '';
  }
}
