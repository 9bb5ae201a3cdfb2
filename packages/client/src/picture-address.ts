/**
 * Builds the URL of a picture from the image host and the server's path. An absolute URL stays unchanged.
 * @see PROF-6
 */
export function toPictureAddress(
  path: string | undefined,
  imageHost: string | undefined,
): string | undefined {
  if (path === undefined || imageHost === undefined) return path;
  return URL.parse(path, imageHost)?.href;
}
