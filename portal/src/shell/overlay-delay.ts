/** A wait that is shorter shows no overlay: the page would only blink. @see GEN-19 */
export const OVERLAY_DELAY_MS = 300;
