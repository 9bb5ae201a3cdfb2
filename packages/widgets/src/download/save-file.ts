/** Saves a text or bytes as a file of the person's own, as a link with `download` does. */
export function saveFile({ name, type, text }: { name: string; type: string; text: BlobPart }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
