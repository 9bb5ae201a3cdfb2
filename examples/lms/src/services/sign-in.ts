import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { User } from '../model.ts';
import type { State } from '../state.ts';

const NAME = 'harbor_session';

/** Who is signed in at this platform. */
export function readUser(state: State, req: Request): User | undefined {
  const pair = req.headers.cookie?.split(/; */).find((cookie) => cookie.startsWith(`${NAME}=`));
  const userId = pair && state.sessions.get(pair.slice(NAME.length + 1));
  return userId ? state.users.get(userId) : undefined;
}

/** A tool in a frame leads back to our sign-in: across sites the cookie must be `None`, which needs https. */
export function signIn(state: State, res: Response, issuer: string, user: User): void {
  const session = randomBytes(24).toString('base64url');
  state.sessions.set(session, user.id);
  const rules = issuer.startsWith('https:') ? 'Secure; SameSite=None' : 'SameSite=Lax';
  res.append('set-cookie', `${NAME}=${session}; Path=/; HttpOnly; ${rules}`);
}

export function signOut(state: State, req: Request, res: Response): void {
  const pair = req.headers.cookie?.split(/; */).find((cookie) => cookie.startsWith(`${NAME}=`));
  if (pair) state.sessions.delete(pair.slice(NAME.length + 1));
  res.append('set-cookie', `${NAME}=; Path=/; HttpOnly; Max-Age=0`);
}
