import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ElementsModule } from './catalogue-elements.ts';
import { defineElements } from './define-elements.ts';
import type { EmbedElement } from './embed-element.ts';

const BASE = 'https://drawbridge.invalid';
const KEY = 'dbpk_test';
const mounted: string[] = [];
const elementsModule: ElementsModule = {
  mount({ root, name, attributes }) {
    const label = `${name} ${attributes['course'] ?? ''}`;
    root.replaceChildren(label);
    mounted.push(`+${label}`);
    return () => void mounted.push(`-${label}`);
  },
};
const loadElements = vi.fn(async () => elementsModule);
const { configure } = defineElements({ base: BASE, loadElements });

function put(markup: Record<string, string>, name = 'drawbridge-embed'): EmbedElement {
  const element = document.createElement(name) as EmbedElement;
  for (const [attribute, value] of Object.entries(markup)) element.setAttribute(attribute, value);
  document.body.append(element);
  return element;
}
const frameOf = (element: Element) => element.shadowRoot?.querySelector('iframe') ?? undefined;
const noteOf = (element: Element) => element.shadowRoot?.querySelector('[role=alert]')?.textContent;

beforeAll(() => configure({ publishableKey: KEY }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  mounted.length = 0;
});

describe('EMB-4 <drawbridge-embed>', () => {
  it('an element becomes a frame with ids and the public key in its URL, a title and reserved height', () => {
    const element = put({ widget: 'course-player', course: 'c2', theme: 'dark', locale: 'de' });
    const frame = frameOf(element);
    const url = new URL(frame?.src ?? '');
    expect(url.origin + url.pathname).toBe(`${BASE}/embed/frame/course-player`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: KEY,
      origin: location.origin,
      course: 'c2',
      theme: 'dark',
      locale: 'de',
    });
    expect([frame?.title, frame?.loading, frame?.allow, frame?.referrerPolicy]).toEqual([
      'Course player',
      'lazy',
      'fullscreen; clipboard-write',
      'strict-origin',
    ]);
    expect(frame?.parentElement?.style.blockSize).toBe('720px');
  });

  it('an element has the height and the name that the page sets, within limits', () => {
    expect(frameOf(put({ widget: 'lab', lab: 'l1', height: '900' }))?.parentElement?.style.blockSize).toBe(
      '900px',
    );
    expect(frameOf(put({ widget: 'lab', lab: 'l1', height: '9e9' }))?.parentElement?.style.blockSize).toBe(
      '20000px',
    );
    expect(frameOf(put({ widget: 'lab', lab: 'l1', height: 'tall' }))?.parentElement?.style.blockSize).toBe(
      '760px',
    );
    expect(frameOf(put({ widget: 'lab', lab: 'l1', label: 'Try it' }))?.title).toBe('Try it');
  });

  it('an element never has a token in its URL', () => {
    const element = put({ widget: 'lab', lab: 'l1' });
    element.getToken = () => ({ token: 'dbet_secret' });
    expect(frameOf(element)?.src).not.toContain('dbet_');
  });

  it.each([
    ['an unknown widget', { widget: 'casino' }, 'There is no widget of this name.', 'unknown_widget'],
    ['an inherited name', { widget: 'constructor' }, 'There is no widget of this name.', 'unknown_widget'],
    ['no widget', {}, 'There is no widget of this name.', 'unknown_widget'],
    [
      'no course',
      { widget: 'course-player' },
      'This widget does not say which course or lab it shows.',
      'not_found',
    ],
  ])('an element with %s says so, and loads nothing', (_words, markup, text, code) => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('drawbridge:error', listen, { once: true });
    const element = put(markup);
    expect([noteOf(element), frameOf(element)]).toEqual([text, undefined]);
    expect(heard).toEqual([{ code }]);
  });

  it('an element loads once for several attributes that change together, and shows the new one', async () => {
    const element = put({ widget: 'lab', lab: 'l1' });
    const first = frameOf(element);
    element.setAttribute('lab', 'l2');
    element.setAttribute('widget', 'course-card');
    element.setAttribute('course', 'c2');
    await Promise.resolve();
    expect(frameOf(element)).not.toBe(first);
    expect(new URL(frameOf(element)?.src ?? '').pathname).toBe('/embed/frame/course-card');
    expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('a removed element leaves no frame, listener or timer, even during its load', async () => {
    const added: unknown[] = [];
    const add = vi.spyOn(globalThis, 'addEventListener').mockImplementation(function (
      this: unknown,
      ...args
    ) {
      added.push(args[1]);
      return EventTarget.prototype.addEventListener.apply(globalThis, args as never);
    });
    const remove = vi.spyOn(globalThis, 'removeEventListener');
    const element = put({ widget: 'lab', lab: 'l1' });
    const pending = element.call('focus', {}).catch((error: { code: string }) => error.code);
    element.remove();
    expect(await pending).toBe('closed');
    expect(frameOf(element)).toBeUndefined();
    expect(added.length).toBeGreaterThan(0);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(expect.arrayContaining(added));
    add.mockRestore();
    remove.mockRestore();
    expect(await element.call('focus', {}).catch((error: { code: string }) => error.code)).toBe('closed');
  });

  it('a moved element keeps one frame', async () => {
    const element = put({ widget: 'lab', lab: 'l1' });
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await Promise.resolve();
    expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('an element says that it could not be loaded when the frame never connects, and tries again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const heard: unknown[] = [];
    const element = put({ widget: 'lab', lab: 'l1' });
    element.addEventListener('drawbridge:error', (event) => heard.push((event as CustomEvent).detail));
    const frame = frameOf(element);
    frame?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9_999);
    expect(noteOf(element)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(noteOf(element)).toBe('This content could not be loaded.Try again');
    expect(heard).toEqual([{ code: 'unavailable' }]);
    element.shadowRoot?.querySelector('button')?.click();
    await Promise.resolve();
    expect([noteOf(element), frameOf(element) === undefined, frameOf(element) === frame]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  it.each([
    ['de', 'Dieser Inhalt konnte nicht geladen werden.Erneut versuchen', 'Schließen'],
    ['de-AT', 'Dieser Inhalt konnte nicht geladen werden.Erneut versuchen', 'Schließen'],
    ['fr', 'This content could not be loaded.Try again', 'Close'],
  ])("the loader's own messages are in the widget's language, %s", (locale, note, close) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lab = put({ widget: 'lab', lab: 'l1', locale });
    frameOf(lab)?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(10_000);
    const dialog = put({ widget: 'preferences', locale });
    expect([noteOf(lab), dialog.shadowRoot?.querySelector('button')?.textContent]).toEqual([note, close]);
  });

  it('a dialog is on the page around the frame, opened and closed by the page', () => {
    const element = put({ widget: 'preferences', label: 'Recommendations' });
    const dialog = element.shadowRoot?.querySelector('dialog');
    expect([dialog?.open, dialog?.contains(frameOf(element) ?? null)]).toEqual([false, true]);
    element.open().catch(() => undefined);
    expect([dialog?.open, dialog?.getAttribute('aria-label')]).toEqual([true, 'Recommendations']);
    dialog?.querySelector('button')?.click();
    expect(dialog?.open).toBe(false);
  });
});

describe('EMB-14 several elements', () => {
  it('elements are independent: removing one does not affect the others', async () => {
    const [one, other] = [put({ widget: 'lab', lab: 'l1' }), put({ widget: 'lab', lab: 'l2' })];
    const frame = frameOf(other);
    one.remove();
    await Promise.resolve();
    expect([frameOf(one), frameOf(other)]).toEqual([undefined, frame]);
  });

  it('elements of a script that is loaded twice are defined once, and the first settings stay', () => {
    const before = customElements.get('drawbridge-embed');
    defineElements({ base: 'https://second.invalid', loadElements, publishableKey: 'dbpk_second' });
    expect(customElements.get('drawbridge-embed')).toBe(before);
    expect(frameOf(put({ widget: 'lab', lab: 'l1' }))?.src).toContain(`${BASE}/`);
  });
});

describe('EMB-4 catalogue elements', () => {
  it('a catalogue element shows what its code returns, again when an attribute changes, and ends with the element', async () => {
    const element = put({ course: 'c2' }, 'drawbridge-course-card');
    await expect.poll(() => element.shadowRoot?.textContent).toBe('drawbridge-course-card c2');
    element.setAttribute('course', 'c3');
    await expect.poll(() => element.shadowRoot?.textContent).toBe('drawbridge-course-card c3');
    element.remove();
    expect(mounted).toEqual([
      '+drawbridge-course-card c2',
      '-drawbridge-course-card c2',
      '+drawbridge-course-card c3',
      '-drawbridge-course-card c3',
    ]);
  });

  it('a catalogue element removed during the load mounts nothing', async () => {
    const gate = Promise.withResolvers<ElementsModule>();
    loadElements.mockImplementationOnce(() => gate.promise);
    const element = put({ course: 'c2' }, 'drawbridge-course-card');
    element.remove();
    gate.resolve(elementsModule);
    await gate.promise;
    await Promise.resolve();
    expect(mounted).toEqual([]);
  });

  it('a catalogue element says that its code could not be loaded, and loads it again', async () => {
    loadElements.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    const element = put({ course: 'c2' }, 'drawbridge-course-card');
    await expect.poll(() => noteOf(element)).toBe('This content could not be loaded.Try again');
    element.shadowRoot?.querySelector('button')?.click();
    await expect.poll(() => element.shadowRoot?.textContent).toBe('drawbridge-course-card c2');
  });
});

describe('EMB-19 a click that leads to the portal', () => {
  const page = { url: `${BASE}/login?redirect=x`, course_id: 'c2' };

  it('the click opens the player that the element names', async () => {
    const player = put({ widget: 'course-player', course: 'c1', id: 'player' });
    player.hidden = true;
    const element = put({ course: 'c2', player: 'player' }, 'drawbridge-course-card');
    const { followNavigation } = await import('./follow-navigation.ts');
    followNavigation(element, BASE, page);
    expect([player.getAttribute('course'), player.hidden]).toEqual(['c2', false]);
  });

  it('the click opens a portal page in a new tab, and no page of another site', async () => {
    const open = vi.spyOn(window, 'open').mockImplementation(() => null);
    const element = put({ course: 'c2' }, 'drawbridge-course-card');
    const { followNavigation } = await import('./follow-navigation.ts');
    followNavigation(element, BASE, page);
    followNavigation(element, BASE, { url: 'https://drawbridge.invalid.evil.test/login' });
    expect(open.mock.calls).toEqual([[page.url, '_blank', 'noopener']]);
    open.mockRestore();
  });
});
