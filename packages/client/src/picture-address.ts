/**
 * The address of a picture: the image host, and the path that the server gives. One that is whole already stays as it
 * is. @see PROF-6
 */
export function toPictureAddress(
  path: string | undefined,
  imageHost: string | undefined,
): string | undefined {
  if (path === undefined || imageHost === undefined) return path;
  return URL.parse(path, imageHost)?.href;
}
