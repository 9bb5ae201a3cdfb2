/** Opens the address of a file that the server sends as a download: the page stays. */
export function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
