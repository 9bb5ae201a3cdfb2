import { toCsv } from '@drawbridge/contracts/rules';

/** A file that can be imported as it is: its addresses belong to nobody. */
export const SAMPLE_CSV = toCsv([
  ['email', 'first name', 'last name', 'department', 'job title', 'teams'],
  ['ada.okafor@example.com', 'Ada', 'Okafor', 'Payments', 'Backend Engineer', ''],
  ['jonas.weiss@example.com', 'Jonas', 'Weiß', 'Platform, Cloud', 'Site Reliability Engineer', ''],
  ['mei.tanaka@example.com', 'Mei', 'Tanaka', '', '', ''],
]);
