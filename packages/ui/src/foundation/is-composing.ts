/** Key code for "handled by an input method". Safari reports it for the key that ends a composition, after its end. */
const PROCESSED = 229;

/**
 * True for a key that an input method uses to compose text, as for Japanese, Chinese and Korean. Such a key must not
 * submit, choose or clear anything.
 */
export const isComposing = ({
  // oxlint-disable-next-line no-restricted-properties -- this is the function that the rule asks for
  isComposing: isPart,
  keyCode,
}: {
  isComposing: boolean;
  keyCode: number;
}): boolean => isPart || keyCode === PROCESSED;
