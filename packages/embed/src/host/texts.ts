/** What the developer of a page reads: in English, as the documentation. */
export const FAULTS = {
  noKey: 'This widget has no publishable key.',
  unknownWidget: 'There is no widget of this name.',
  noSubject: 'This widget does not say which course or lab it shows.',
} as const;

/** What the reader of a page reads from the loader itself, while no widget can speak. */
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

/** In the language of the widget; English where that is not known, as in the widget itself. */
export const toReaderTexts = (locale: string | undefined): ReaderTexts =>
  locale?.split('-')[0]?.toLowerCase() === 'de' ? GERMAN : ENGLISH;
