const COOKIE = 'visitor';
const NAME = /^[a-z]{1,20}$/;

/** Who is signed in at this site: a stand-in for the session that a real site has. */
export function readVisitor(cookies: string | undefined): string | undefined {
  const value = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return value !== undefined && NAME.test(value) ? value : undefined;
}

export function toVisitorCookie(name: string | undefined): string {
  const isKnown = name !== undefined && NAME.test(name);
  return `${COOKIE}=${isKnown ? name : ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${isKnown ? 86_400 : 0}`;
}
