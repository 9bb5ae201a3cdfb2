/** What the two engines do in their own ways; `createTab` makes the page's interface of it. */
export interface Engine {
  /** Opens an address; the document before is gone afterwards, the new one may still load. */
  goto(url: string): Promise<void>;
  /**
   * Runs the source of a function with a string in a document, and gives the string that it returns. A frame is found by
   * the selectors of the frames around it.
   */
  run(frames: readonly string[], source: string, argument: string): Promise<string>;
  /** Presses the mouse on the element that the source finds. */
  click(frames: readonly string[], source: string, argument: string): Promise<void>;
  /** Presses these keys together, and releases them. */
  press(frames: readonly string[], ...keys: string[]): Promise<void>;
  /** Types letters one after the other. */
  type(frames: readonly string[], text: string): Promise<void>;
  /** Sets the size of the window's inside, as far as the browser's own frame lets it. */
  setSize(size: { width: number; height: number }): Promise<void>;
  takeScreenshot(): Promise<Buffer>;
  deleteCookies(): Promise<void>;
  /** Errors and violations of a policy that the pages had since the last time this was asked. */
  takeFaults(): string[];
  close(): Promise<void>;
}

/** Keys without a letter, as both protocols write them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
};

const toKey = (key: string) => KEYS[key] ?? key;

/** The input source that both protocols take for keys pressed together. */
export const toPress = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    ...keys.map((key) => ({ type: 'keyDown', value: toKey(key) })),
    ...keys.toReversed().map((key) => ({ type: 'keyUp', value: toKey(key) })),
  ],
});

/** The input source for letters one after the other. */
export const toTyping = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
