/** Something is still to come, or something went wrong. */
export type IllustrationVariant = 'waiting' | 'broken';
