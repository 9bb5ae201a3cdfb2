/** The key of a chord that the machine in front of the learner has. */
export function toModKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}
