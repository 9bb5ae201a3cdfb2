import { validation } from '@drawbridge/contracts/rules';
import type * as z from 'zod/mini';

const { MESSAGES } = validation;

/** What a value of the wrong type should have been. */
const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/**
 * The message of a field for which the contract has none: in the words of the forms, never in those of the library.
 * @see VAL-21
 */
export function toInputMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return MESSAGES.required;
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return MESSAGES.selection;
    case 'too_small': {
      const least = Number(issue.minimum);
      return issue.origin === 'string' ? MESSAGES.minLength(least) : MESSAGES.minNumber(least);
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      return issue.origin === 'string' ? MESSAGES.maxLength(most) : MESSAGES.maxNumber(most);
    }
    default:
      return 'This value is not allowed';
  }
}
