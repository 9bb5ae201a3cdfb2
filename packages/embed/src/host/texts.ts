/** Messages to the page's developer, in English like the documentation. */
export const FAULTS = {
  noKey: 'This widget has no publishable key.',
  unknownWidget: 'There is no widget of this name.',
  noSubject: 'This widget does not say which course or lab it shows.',
} as const;

/** Messages that the loader itself shows to readers when no widget can. */
export interface ReaderTexts {
  unavailable: string;
  retry: string;
  close: string;
}

const ENGLISH: ReaderTexts = {
  unavailable: 'This content could not be loaded.',
  retry: 'Try again',
  close: 'Close',
};
const GERMAN: ReaderTexts = {
  unavailable: 'Dieser Inhalt konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
};

/** In the widget's language; English if that is unknown, as in the widget itself. */
export const toReaderTexts = (locale: string | undefined): ReaderTexts =>
  locale?.split('-')[0]?.toLowerCase() === 'de' ? GERMAN : ENGLISH;
