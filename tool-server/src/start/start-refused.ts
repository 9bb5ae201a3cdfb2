/** Why a server does not start, in words for the person at the terminal. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
