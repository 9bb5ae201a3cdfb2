/** What is weighed, beside its budget. */
export interface SizeRow {
  page: string;
  kind: 'JS' | 'CSS' | 'fonts';
  kilobytes: number;
  budget: number;
}
