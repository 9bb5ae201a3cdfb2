import { signal } from '@preact/signals-react';

/** How many timed labs and tests run on this page. */
const running = signal(0);

/** While something timed runs, sidebar and top bar are dimmed and take no clicks. @see SHELL-9 */
export const activity = {
  /** True while something blocks the way out. Read it after `useSignals()`. */
  get isDisabled() {
    return running.value > 0;
  },
  /** Blocks until the function it gives is called; calling that twice does no harm. */
  disable(): () => void {
    running.value += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running.value -= 1;
    };
  },
};
