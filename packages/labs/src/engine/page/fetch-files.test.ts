import { describe, expect, it } from 'vitest';
import { type Fetching, fetchFiles } from './fetch-files.ts';

/** A line on which each part arrives after a time of its own, and a clock that follows it. */
function createLine(parts: Record<string, [atMs: number, bytes: number][]>) {
  let nowMs = 0;
  const fetch = (url: string) => {
    const list = [...(parts[url] ?? [])];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          const next = list.shift();
          if (!next) return controller.close();
          nowMs = Math.max(nowMs, next[0]);
          controller.enqueue(new Uint8Array(next[1]).fill(7));
        },
      },
      // Nothing is read ahead: the clock is that of the chunk that was just received.
      { highWaterMark: 0 },
    );
    return Promise.resolve(parts[url] ? new Response(body) : new Response('none', { status: 404 }));
  };
  return { fetch: fetch as typeof globalThis.fetch, nowMs: () => nowMs };
}

const PYTHON = [
  { url: '/python.wasm', sizeBytes: 900 },
  { url: '/stdlib.zip', sizeBytes: 100 },
];

async function run(parts: Parameters<typeof createLine>[0], files = PYTHON) {
  const reports: Fetching[] = [];
  const received = await fetchFiles(files, (report) => reports.push(report), createLine(parts));
  return { reports, received };
}

describe('the files of an engine', () => {
  it('engine files are returned whole, in the order requested', async () => {
    const { received } = await run({
      '/python.wasm': [
        [0, 500],
        [9_000, 400],
      ],
      '/stdlib.zip': [[0, 100]],
    });
    expect(received.map(({ length }) => length)).toEqual([900, 100]);
    expect(received[0]?.every((byte) => byte === 7)).toBe(true);
  });

  it('progress counts both files together as they arrive', async () => {
    const { reports } = await run({
      '/python.wasm': [
        [1_000, 300],
        [2_000, 300],
        [3_000, 300],
      ],
      '/stdlib.zip': [],
    });
    expect(reports).toEqual([300, 600, 900].map((receivedBytes) => ({ receivedBytes, totalBytes: 1_000 })));
  });

  it("files in the browser's cache are not reported", async () => {
    const { reports } = await run({ '/python.wasm': [[20, 900]], '/stdlib.zip': [[30, 100]] });
    expect(reports).toEqual([]);
  });

  it('progress is reported at most four times a second', async () => {
    const parts = Array.from({ length: 90 }, (_, index): [number, number] => [1_000 + index * 10, 10]);
    const { reports } = await run({ '/python.wasm': parts, '/stdlib.zip': [] });
    expect(reports).toHaveLength(4);
  });

  it("progress never exceeds the files' size, even if the server sends another build", async () => {
    const { reports } = await run({ '/python.wasm': [[1_000, 5_000]], '/stdlib.zip': [] });
    expect(reports).toEqual([{ receivedBytes: 1_000, totalBytes: 1_000 }]);
  });

  it('the files fail together if one of them is missing', async () => {
    await expect(run({ '/python.wasm': [[0, 900]] })).rejects.toThrow('/stdlib.zip: 404');
  });
});
