/**
 * The entry that a key moves to in a menu; undefined when the menu does not handle the key. A letter moves to the next
 * entry that starts with it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/#keyboardinteraction
 */
export function toNextIndex(key: string, at: number, labels: readonly string[]): number | undefined {
  const { length } = labels;
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, step) => (at + 1 + step + length) % length);
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(letter));
}
