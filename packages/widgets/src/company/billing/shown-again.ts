/**
 * Resolves when the browser shows this page again from its back/forward cache, so that its buttons can be used again.
 */
export const untilShownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
