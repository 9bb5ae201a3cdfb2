/** What a key means for an input method alone. Safari reports the key that ends a composition after its end, as this. */
const PROCESSED = 229;

/**
 * True for a key that an input method takes to compose text, as for Japanese, Chinese and Korean: it sends, chooses and
 * clears nothing.
 */
export const isComposing = ({
  // oxlint-disable-next-line no-restricted-properties -- this is the function that the rule asks for
  isComposing: isPart,
  keyCode,
}: {
  isComposing: boolean;
  keyCode: number;
}): boolean => isPart || keyCode === PROCESSED;
