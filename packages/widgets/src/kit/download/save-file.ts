/** Excel on Windows reads a CSV file without it in an encoding of its own. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a text or bytes as a file of the person's own, as a link with `download` does. */
export function saveFile({ name, type, text }: { name: string; type: string; text: BlobPart }): void {
  const address = URL.createObjectURL(
    new Blob(type.startsWith('text/csv') ? [BYTE_ORDER_MARK, text] : [text], { type }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
