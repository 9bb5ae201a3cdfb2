const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** What a platform said, without the token that it was sent, should it be repeated there. @see LTI-28 */
export const hideToken = (text: string, token: string | undefined): string =>
  (token ? text.replaceAll(token, '[token]') : text).replaceAll(JWT, '[token]');

const MOST_CHARACTERS = 500;

/** The beginning of it, for the log. */
export const toDetail = (text: string, token?: string): string =>
  hideToken(text, token).slice(0, MOST_CHARACTERS);
