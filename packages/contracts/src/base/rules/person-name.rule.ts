import { MESSAGES, maxLength, type Rule, required } from './validation.rule.ts';

/**
 * Letters, the marks that spell them, and separators between the parts of a name. Persian and Indic scripts spell names
 * with invisible joiners; in other scripts joiners would only make two different names look the same.
 */
const isPersonName = (text: string) =>
  /^(?:[\p{L}\p{M}\p{N} '’.·־׳״・-]|(?<=[\p{Script=Arabic}\p{M}])[\u{200C}\u{200D}](?=[\p{Script=Arabic}\p{L}]))*$/u.test(
    text,
  ) && /[\p{L}\p{N}]/u.test(text);

/**
 * A person's first or last name, in any script. A single letter is a name; marks and dots alone are not.
 * @see VAL-12
 */
export const personName: Rule = (value) => {
  const composed = value.normalize('NFC');
  return (
    required(composed) ??
    maxLength(50)(composed) ??
    (isPersonName(composed) ? undefined : MESSAGES.noSpecialCharacters)
  );
};
