/** Focuses the first field of a page. Not on devices where a focused field opens a keyboard that covers the page. */
export const startHere = (control: HTMLInputElement | null): void => {
  if (matchMedia('(hover: hover)').matches) control?.focus({ preventScroll: true });
};
