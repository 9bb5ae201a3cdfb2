/** A plain text in which words between backticks are code. */
export function CodeText({ text }: { text: string }) {
  // Every second part was between two backticks; parts have no identity but their place.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
