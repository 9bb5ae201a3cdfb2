import { MESSAGES, maxLength, type Rule, required } from './validation.rule.ts';

/**
 * Letters with the marks that spell them, and what separates the parts of a name. Persian and the scripts of India
 * spell names with joiners, which are not seen: elsewhere they would only make two names that look the same.
 */
const isPersonName = (text: string) =>
  /^(?:[\p{L}\p{M}\p{N} '’.·־׳״・-]|(?<=[\p{Script=Arabic}\p{M}])[\u{200C}\u{200D}](?=[\p{Script=Arabic}\p{L}]))*$/u.test(
    text,
  ) && /[\p{L}\p{N}]/u.test(text);

/** A person's own first or last name, of any script. One letter is a name; marks and points alone are not. @see VAL-12 */
export const personName: Rule = (value) => {
  const composed = value.normalize('NFC');
  return (
    required(composed) ??
    maxLength(50)(composed) ??
    (isPersonName(composed) ? undefined : MESSAGES.noSpecialCharacters)
  );
};
