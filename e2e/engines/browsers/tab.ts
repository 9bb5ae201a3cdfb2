import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { type Query, SOURCES, writeQuery } from './page-script.ts';

/** A page, or a frame in it. What is asked for is waited for. */
export interface Place {
  see(query: Query): Promise<void>;
  seeNone(query: Query): Promise<void>;
  seeCount(query: Query, count: number): Promise<void>;
  count(query: Query): Promise<number>;
  readText(query: Query): Promise<string>;
  /** Presses a control with the mouse. */
  click(query: Query): Promise<void>;
  /** Presses keys on a control that takes the focus. */
  press(query: Query, ...keys: string[]): Promise<void>;
  /** Types into a field, and reads it back. */
  write(query: Query, text: string): Promise<void>;
  /** Replaces the text of an editor by that of the clipboard. */
  paste(query: Query, text: string): Promise<void>;
  /** A frame by its selector; one in the element of another, `element >>> frame`. */
  frame(selector: string): Place;
  /** Runs a function in the document; it knows nothing but its argument, and gives what JSON can hold. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

export interface Tab extends Place {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  seeUrl(url: string | RegExp): Promise<void>;
  setSize(size: { width: number; height: number }): Promise<void>;
  takeScreenshot(): Promise<Buffer>;
  takeFaults(): string[];
}

const WAIT = { timeout: 90_000, intervals: [50, 100, 100, 250] };

/** Repeats what fails while a document is replaced, or its contents are not there yet. */
const until = (attempt: () => Promise<void>) => expect(attempt).toPass(WAIT);

function createPlace(engine: Engine, frames: readonly string[]): Place {
  const ask = (source: string, query: Query, rest?: Record<string, unknown>) =>
    engine.run(frames, source, writeQuery(query, rest));
  const count = async (query: Query) => Number(await ask(SOURCES.count, query));
  const toName = (query: Query) => `${frames.join(' ')} ${writeQuery(query)}`.trim();
  const focus = async (query: Query) =>
    expect(await ask(SOURCES.focus, query), toName(query)).toBe('focused');
  async function click(query: Query) {
    try {
      await engine.click(frames, SOURCES.mouse, writeQuery(query));
    } catch (error) {
      throw new Error(`cannot press ${toName(query)}: ${(error as Error).message}`, { cause: error });
    }
  }
  const place: Place = {
    count,
    see: (query) => until(async () => expect(await count(query), toName(query)).toBeGreaterThan(0)),
    seeNone: (query) => until(async () => expect(await count(query), toName(query)).toBe(0)),
    seeCount: (query, wanted) => until(async () => expect(await count(query), toName(query)).toBe(wanted)),
    async readText(query) {
      await place.see(query);
      return ask(SOURCES.text, query);
    },
    click: (query) => until(() => click(query)),
    press: (query, ...keys) =>
      until(async () => {
        await focus(query);
        await engine.press(frames, ...keys);
      }),
    write: (query, text) =>
      until(async () => {
        // WebKit lets no script give the focus to a frame of another site before somebody pressed in it.
        await click(query);
        await engine.press(frames, 'Control', 'a');
        await engine.type(frames, text);
        expect(await ask(SOURCES.value, query), toName(query)).toBe(text);
      }),
    paste: (query, text) =>
      until(async () => {
        await focus(query);
        await engine.press(frames, 'Control', 'a');
        await ask(SOURCES.paste, query, { text });
        // Of a long text, only the lines near its end are in the document.
        expect(await ask(SOURCES.text, query)).toContain(text.trimEnd().split('\n').at(-1));
      }),
    frame: (selector) => createPlace(engine, [...frames, selector]),
    async evaluate(run, argument) {
      const source = `async (argument) => JSON.stringify((await (${String(run)})(JSON.parse(argument))) ?? null)`;
      const answer = await engine.run(frames, source, JSON.stringify(argument ?? null));
      return JSON.parse(answer) as never;
    },
  };
  return place;
}

export function createTab(engine: Engine): Tab {
  const place = createPlace(engine, []);
  const readUrl = () => place.evaluate(() => location.href, null);
  return {
    ...place,
    goto: engine.goto,
    reload: async () => engine.goto(await readUrl()),
    seeUrl: (url) =>
      until(async () => {
        if (typeof url === 'string') expect(await readUrl()).toBe(url);
        else expect(await readUrl()).toMatch(url);
      }),
    setSize: engine.setSize,
    takeScreenshot: engine.takeScreenshot,
    takeFaults: engine.takeFaults,
  };
}
