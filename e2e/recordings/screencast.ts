import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

export const SIZE = { width: 1280, height: 720 };

export interface Screencast {
  /** Seconds of the recording so far. */
  seconds(): number;
  /** Waits for something without recording it. */
  skip(wait: () => Promise<unknown>): Promise<void>;
  /** Writes the video, VP9 in WebM, and the picture that is shown before it plays, taken at a second. */
  stop(files: { video: string; poster: string; posterAt: number }): Promise<void>;
}

/** Frames a second. What is recorded is a page with a pointer and typed text. */
const RATE = 12;

/**
 * Records what a page shows. The browser sends a frame when something changed; each is shown until the next one came.
 * Needs `ffmpeg`.
 */
export async function startScreencast(page: Page): Promise<Screencast> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screencast-'));
  const frames: { file: string; at: number }[] = [];
  const skipped: { from: number; until: number }[] = [];
  /** When it is shown, without what was skipped before. */
  const toShown = (at: number) =>
    at - began - skipped.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(at, until) - from), 0);
  const client = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  client.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const file = path.join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
    client.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
      // The last frame may arrive while the page closes.
      if (!page.isClosed()) throw error;
    });
  });
  await client.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 95,
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
  });

  return {
    seconds: () => toShown(Date.now() / 1000),
    async skip(wait) {
      const from = Date.now() / 1000;
      await wait();
      skipped.push({ from, until: Date.now() / 1000 });
    },
    async stop({ video, poster, posterAt }) {
      const ended = Date.now() / 1000;
      await client.send('Page.stopScreencast');
      const list = frames.flatMap(({ file, at }, index) => {
        const from = index === 0 ? began : at;
        const until = frames[index + 1]?.at ?? ended;
        const seconds = toShown(until) - toShown(from);
        return seconds > 0 ? [`file '${file}'`, `duration ${seconds.toFixed(3)}`] : [];
      });
      const listFile = path.join(folder, 'frames.txt');
      writeFileSync(listFile, list.join('\n'));
      const ffmpeg = (...args: string[]) =>
        execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
      const scale = `scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease`;
      const input = `-f concat -safe 0 -i ${listFile} -vf fps=${RATE},${scale},format=yuv420p`;
      const output = `-c:v libvpx-vp9 -deadline good -cpu-used 4 -crf 34 -b:v 0 -g ${RATE * 10} -row-mt 1 -an`;
      // No path among these has a space: they are in the folder for temporary files.
      ffmpeg(...input.split(' '), ...output.split(' '), video);
      ffmpeg('-ss', String(posterAt), '-i', video, '-frames:v', '1', '-quality', '80', poster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
