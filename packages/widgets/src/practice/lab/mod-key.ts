/** The modifier key of shortcuts on the learner's machine. */
export function toModKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}
