import type { Report } from './faults.ts';

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

const toMs = (hours = '0', minutes = '0', seconds = '0', ms = '0') =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);

/**
 * Reports what a browser would leave out of a WebVTT file without a word: a wrong head, a cue whose times cannot be read,
 * that ends before it begins, that begins before the one above it, or that says nothing.
 *
 * @see https://www.w3.org/TR/webvtt1/#file-structure
 */
export function checkCaptions(text: string, report: Report): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) report('line 1', 'must begin with WEBVTT');
  let cues = 0;
  let begunMs = 0;
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const place = `line ${at + 1}`;
    const times = TIMING.exec(line);
    if (!times) {
      report(place, 'these times cannot be read');
      continue;
    }
    cues += 1;
    const startMs = toMs(...times.slice(1, 5));
    const endMs = toMs(...times.slice(5, 9));
    if (endMs <= startMs) report(place, 'the cue ends before it begins');
    if (startMs < begunMs) report(place, 'the cue begins before the one above it');
    if ((lines[at + 1] ?? '').trim() === '') report(place, 'the cue says nothing');
    begunMs = startMs;
  }
  if (cues === 0) report('', 'has no cue');
}
