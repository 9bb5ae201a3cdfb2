const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** A value after a name such as `access_token`, in what is no JSON. */
const TOKEN_VALUE = /(\w*token"?\s*[:=]\s*)("[^"]*"?|[^\s&,}]+)/gi;
/** Far more than is shown: the searches take longer than the text is long, and a platform decides how long that is. */
const MOST_READ = 4_096;

/**
 * The beginning of what a platform said, without the token that it was sent, should it be repeated there, and without
 * any other. @see LTI-28
 */
export const hideToken = (text: string, token: string | undefined): string =>
  (token ? text.replaceAll(token, '[token]') : text)
    .slice(0, MOST_READ)
    .replaceAll(JWT, '[token]')
    .replaceAll(TOKEN_VALUE, '$1[token]');

const MOST_CHARACTERS = 500;

/** The beginning of it, for the log. */
export const toDetail = (text: string, token?: string): string =>
  hideToken(text, token).slice(0, MOST_CHARACTERS);
