import type { Violation } from './csp.ts';
import { type Agent, cutCode, note, type Page, userOf } from './page.ts';

/** Records violated policies; true when one of them blocks. */
export function noteViolations(
  agent: Agent,
  page: Page,
  violations: readonly Violation[],
  blocked: string,
  how: string,
): boolean {
  for (const { directive, enforced } of violations)
    note(agent, page, {
      kind: 'csp',
      directive,
      blocked: cutCode(blocked),
      how,
      enforced,
      url: page.url,
      user: userOf(agent),
    });
  return violations.some(({ enforced }) => enforced);
}
