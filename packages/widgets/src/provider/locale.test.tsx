import { createFakeDrawbridge } from '@drawbridge/client/testing';
import { createTranslator, defineMessages, setLocale } from '@drawbridge/ui/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DrawbridgeProvider } from './index.ts';

const { drawbridge } = createFakeDrawbridge();
const messages = defineMessages('sample-widget', { greet: { text: 'Hello', description: 'Sample' } });
const t = createTranslator(messages);
const german = { 'sample-widget.greet': 'Guten Tag' };
const arabic = { 'sample-widget.greet': 'مرحبا' };

/** Never rendered again by its parent: only a tree made anew shows another text. */
const Widget = memo(function Widget() {
  return <p>{t('greet')}</p>;
});
const shown = () => screen.getByRole('paragraph');
const root = () => shown().parentElement;

describe('EMB-8 the language of a page', () => {
  afterEach(() => {
    cleanup();
    setLocale('en');
    vi.restoreAllMocks();
  });

  it('is the one of the provider, at the first render and after each change', () => {
    const page = (locale: string, catalogue?: Record<string, string>) => (
      <DrawbridgeProvider value={drawbridge} locale={locale} messages={catalogue}>
        <Widget />
      </DrawbridgeProvider>
    );
    const { rerender } = render(page('de', german));
    expect([shown().textContent, root()?.lang, root()?.dir]).toEqual(['Guten Tag', 'de', 'ltr']);
    rerender(page('ar', arabic));
    expect([shown().textContent, root()?.lang, root()?.dir]).toEqual(['مرحبا', 'ar', 'rtl']);
    rerender(page('en'));
    expect([shown().textContent, root()?.lang, root()?.dir]).toEqual(['Hello', 'en', 'ltr']);
  });

  it('is the one of setLocale where the provider has none, and the page keeps its direction', () => {
    render(
      <DrawbridgeProvider value={drawbridge}>
        <Widget />
      </DrawbridgeProvider>,
    );
    expect([shown().textContent, root()?.lang]).toEqual(['Hello', 'en']);
    act(() => setLocale('ar', arabic));
    expect([shown().textContent, root()?.lang, root()?.getAttribute('dir')]).toEqual(['مرحبا', 'ar', null]);
  });

  it('does not make the tree anew for another object of the same catalogue', () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      );
    }
    const page = () => (
      <DrawbridgeProvider value={drawbridge} locale="de" messages={{ ...german }}>
        <Counter />
      </DrawbridgeProvider>
    );
    const { rerender } = render(page());
    act(() => screen.getByRole('button').click());
    rerender(page());
    expect(screen.getByRole('button').textContent).toBe('1');
  });

  it('is followed by another provider on the page that names none', () => {
    const page = (locale: string) => (
      <>
        <DrawbridgeProvider value={drawbridge}>
          <Widget />
        </DrawbridgeProvider>
        <DrawbridgeProvider value={drawbridge} locale={locale} messages={german}>
          <Widget />
        </DrawbridgeProvider>
      </>
    );
    const { rerender } = render(page('en'));
    rerender(page('de'));
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Guten Tag',
      'Guten Tag',
    ]);
  });

  it('ends in a state, not in a loop, where two providers name two languages', () => {
    const logged = vi.spyOn(console, 'error');
    render(
      <>
        <DrawbridgeProvider value={drawbridge} locale="de" messages={german}>
          <Widget />
        </DrawbridgeProvider>
        <DrawbridgeProvider value={drawbridge} locale="ar" messages={arabic}>
          <Widget />
        </DrawbridgeProvider>
      </>,
    );
    expect(logged).not.toHaveBeenCalled();
    expect(screen.getAllByRole('paragraph')).toHaveLength(2);
  });

  it('EMB-18 is in what a server renders, with the attributes of the language', () => {
    const html = renderToString(
      <DrawbridgeProvider value={drawbridge} locale="de" messages={german}>
        <Widget />
      </DrawbridgeProvider>,
    );
    expect(html).toContain('<p>Guten Tag</p>');
    expect(html).toContain('lang="de" dir="ltr"');
  });

  it('is English for a wrong one, and the element says so', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(
      <DrawbridgeProvider value={drawbridge} locale="xx-none">
        <Widget />
      </DrawbridgeProvider>,
    );
    expect([shown().textContent, root()?.lang]).toEqual(['Hello', 'en']);
  });
});
