/** What the loader itself says. A page in another language gives these by attributes. */
export const TEXTS = {
  unavailable: 'This content could not be loaded.',
  retry: 'Try again',
  close: 'Close',
  noKey: 'This widget has no publishable key.',
  unknownWidget: 'There is no widget of this name.',
  noSubject: 'This widget does not say which course or lab it shows.',
} as const;
