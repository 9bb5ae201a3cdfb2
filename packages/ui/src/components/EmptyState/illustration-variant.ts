/** Something is still to come, or something failed. */
export type IllustrationVariant = 'waiting' | 'broken';
