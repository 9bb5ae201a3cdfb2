/** How much of the files that a lab's engine needs has arrived, in unpacked bytes. */
export interface Fetching {
  receivedBytes: number;
  totalBytes: number;
}

/** Files in the browser's cache are read within this time, and not reported. */
const SILENT_MS = 500;
/** Between two reports. */
const PAUSE_MS = 250;

/**
 * Fetches files together and reports how much of them has arrived, unless it takes almost no time. `sizes` are their
 * unpacked sizes, because the server only names the packed ones. Throws when one cannot be fetched.
 */
export async function fetchFiles(
  files: readonly { url: string; sizeBytes: number }[],
  report: (fetching: Fetching) => void,
  { fetch = globalThis.fetch, nowMs = () => performance.now() } = {},
): Promise<Uint8Array[]> {
  const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let receivedBytes = 0;
  let reportAtMs = nowMs() + SILENT_MS;

  function count(bytes: number) {
    receivedBytes += bytes;
    if (nowMs() < reportAtMs) return;
    reportAtMs = nowMs() + PAUSE_MS;
    report({ receivedBytes: Math.min(receivedBytes, totalBytes), totalBytes });
  }
  async function read(url: string): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      count(next.value.length);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }
  return Promise.all(files.map(({ url }) => read(url)));
}
