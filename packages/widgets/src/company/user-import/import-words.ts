import type { FileDelimiter, FileEncoding, LineCounts, LineFault } from '@drawbridge/contracts/company';
import { toFigure } from '@drawbridge/ui/messages';
import type { Fact } from '../../kit/detail/FactList.tsx';
import { t } from './messages.ts';

export const toDelimiterName = (delimiter: FileDelimiter): string =>
  ({
    ',': t('delimiter.comma'),
    ';': t('delimiter.semicolon'),
    '\t': t('delimiter.tab'),
    '|': t('delimiter.bar'),
  })[delimiter];

/** Names of standards, the same in every language. */
const ENCODING_NAMES: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};
export const toEncodingName = (encoding: FileEncoding): string => ENCODING_NAMES[encoding];

export const toReason = ({ reason, value }: LineFault): string => t(`reason.${reason}`, { value });

/** The numbers of a check or of a result. */
export const toCountFacts = (counts: LineCounts): Fact[] => [
  { term: t('count.invite'), value: toFigure(counts.invite) },
  ...(counts.ask > 0 ? [{ term: t('count.ask'), value: toFigure(counts.ask) }] : []),
  { term: t('count.update'), value: toFigure(counts.update) },
  { term: t('count.unchanged'), value: toFigure(counts.unchanged) },
  ...(counts.directory > 0 ? [{ term: t('count.directory'), value: toFigure(counts.directory) }] : []),
  { term: t('count.refused'), value: toFigure(counts.refused) },
];
