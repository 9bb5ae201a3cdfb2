/** Path, query and hash of an address in the portal's own pages; undefined: it is elsewhere. */
export function toOwnAddress(url: string, origin: string): string | undefined {
  const address = new URL(url, origin);
  const { pathname, search, hash } = address;
  return address.origin === origin && pathname.startsWith('/portal/') ? pathname + search + hash : undefined;
}
