const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** What a platform said, without the token that it was sent, should it be repeated there. @see LTI-28 */
export const hideToken = (text: string, token: string | undefined): string =>
  (token ? text.replaceAll(token, '[token]') : text).replaceAll(JWT, '[token]');
