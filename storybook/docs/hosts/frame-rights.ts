/** A page of this Storybook, with a storage of its own. */
export const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-forms';
