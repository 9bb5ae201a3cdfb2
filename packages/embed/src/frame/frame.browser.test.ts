import { createSafeStorage, OWN_KEYS } from '@drawbridge/client';
import { toBaseAddresses } from '@drawbridge/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followHeight } from './frame-height.ts';
import { giveGuestToOpened } from './give-guest.ts';
import { readSettings } from './settings.ts';

const guest = { token: 'dbgt_test', expires_at: '2100-01-01T00:00:00Z', lab_id: 'l1' };

describe('a guest of a frame', () => {
  const storage = createSafeStorage(() => {
    throw new Error('kept in memory');
  });
  storage.set(OWN_KEYS.guest, JSON.stringify(guest));
  let end = () => {};
  afterEach(() => {
    end();
    vi.restoreAllMocks();
  });

  const ask = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
  const makeSource = () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { contentWindow } = frame;
    if (!contentWindow) throw new Error('the frame has no window');
    return { source: contentWindow, post: vi.spyOn(contentWindow, 'postMessage'), frame };
  };
  const data = { type: 'drawbridge.ask-guest' };

  it('a guest is sent to a page of our own origin that asks, and only to that origin', () => {
    end = giveGuestToOpened(storage);
    const { source, post, frame } = makeSource();
    ask({ origin: location.origin, source, data });
    expect(post.mock.calls).toEqual([
      [{ type: 'drawbridge.give-guest', guest }, { targetOrigin: location.origin }],
    ]);
    frame.remove();
  });

  it.each([
    ['another origin', { origin: 'https://evil.test', data }],
    ['an opaque origin', { origin: 'null', data }],
    ['another message', { origin: location.origin, data: { type: 'hello' } }],
    ['no message', { origin: location.origin, data: null }],
  ])('a guest is not sent to %s', (_words, init) => {
    end = giveGuestToOpened(storage);
    const { source, post, frame } = makeSource();
    ask({ ...init, source });
    expect(post).not.toHaveBeenCalled();
    frame.remove();
  });

  it('a guest is not sent to the page around the frame, or after the end', () => {
    end = giveGuestToOpened(storage);
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    ask({ origin: location.origin, source: window.parent, data });
    expect(post).not.toHaveBeenCalled();
    end();
    const opened = makeSource();
    ask({ origin: location.origin, source: opened.source, data });
    expect(opened.post).not.toHaveBeenCalled();
    opened.frame.remove();
  });
});

describe('EMB-9 the height of a frame', () => {
  it('the height is that of the contents, rounded up, when they grow and when they shrink', async () => {
    const told: number[] = [];
    const block = document.createElement('div');
    document.body.style.minBlockSize = '0';
    document.body.replaceChildren(block);
    block.style.blockSize = '100.5px';
    const end = followHeight((height) => told.push(height));
    const edges = () =>
      Math.ceil(document.body.getBoundingClientRect().height - block.getBoundingClientRect().height);
    await expect.poll(() => told.at(-1)).toBe(101 + edges());
    block.style.blockSize = '400px';
    await expect.poll(() => told.at(-1)).toBe(400 + edges());
    block.style.blockSize = '50px';
    await expect.poll(() => told.at(-1)).toBe(50 + edges());
    end();
    block.remove();
  });
});

describe('the settings of a frame', () => {
  const written = {
    productName: 'Drawbridge',
    bases: toBaseAddresses('https://drawbridge.test'),
    embed: { widget: 'lab', allowedOrigins: ['https://partner.test'], publishableKey: 'dbpk_x' },
  };
  const toPage = (settings: unknown) => {
    const page = document.implementation.createHTMLDocument();
    const script = page.createElement('script');
    script.id = 'settings';
    script.type = 'application/json';
    script.textContent = JSON.stringify(settings);
    page.head.append(script);
    return page;
  };
  const read = (query: string) =>
    readSettings(toPage(written), new URL(`https://drawbridge.test/embed/frame/lab?${query}`));

  it('the settings are those of the document, with subject and look from the URL', () => {
    expect(read('key=other&lab=l1&theme=dark&locale=de')).toMatchObject({
      embed: written.embed,
      lab: 'l1',
      theme: 'dark',
      locale: 'de',
    });
  });

  it('an unknown theme is ignored', () => {
    expect([read('theme=neon').theme, read('').theme]).toEqual(['system', 'system']);
  });

  it('the settings are missing in a foreign document', () => {
    expect(() => readSettings(toPage({}), new URL('https://drawbridge.test/'))).toThrow('no settings');
  });
});
