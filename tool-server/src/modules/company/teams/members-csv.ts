import type { TeamMemberRow } from '@drawbridge/contracts/company';
import { toCsv } from '@drawbridge/contracts/rules';

const COLUMNS: readonly [name: string, read: (member: TeamMemberRow) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['State', ({ state }) => state],
  ['Department', ({ department }) => department],
  ['Job title', (member) => member.job_title],
  ['Nested team', (member) => member.nested_team?.name ?? ''],
  ['Last seen (UTC)', (member) => member.last_seen_at?.slice(0, 10) ?? ''],
  ['Courses finished', (member) => String(member.finished_courses)],
  ['Labs passed', (member) => String(member.passed_labs)],
  ['Points', ({ points }) => String(points)],
  ['Minutes in 30 days', ({ minutes }) => String(minutes)],
  ['Open assignments', (member) => String(member.open_assignments)],
  ['Overdue assignments', (member) => String(member.overdue_assignments)],
];

/** A row for each member, as spreadsheets read it. */
export const toMembersCsv = (members: readonly TeamMemberRow[]): string =>
  toCsv([COLUMNS.map(([name]) => name), ...members.map((member) => COLUMNS.map(([, read]) => read(member)))]);
