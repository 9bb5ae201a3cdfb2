/** Settles when the browser's way back shows this page, which is being left, as it was: its buttons can be pressed again. */
export const untilShownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
