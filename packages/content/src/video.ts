import { extname } from 'node:path';
import { checkCaptions } from './captions.ts';
import type { VideoFiles } from './catalogue.ts';
import type { Report } from './faults.ts';
import type { Folder } from './folder.ts';
import { renderMarkdown } from './markdown.ts';
import { toPicture } from './picture.ts';
import type { ItemSource } from './schema.ts';

type VideoSource = Extract<ItemSource, { type: 'video' }>;

/** Beginnings by which a file is what its name says. */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.webm': (bytes) => bytes.subarray(0, 4).toString('hex') === '1a45dfa3',
  '.mp4': (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
};
const MAX_BYTES = 20_000_000;

/** A video with everything that belongs to it; `path` is that of the course's folder in the catalogue. Faults are reported. */
export function loadVideo(
  source: VideoSource,
  folder: Folder,
  { path, named }: { path: string; named: (field: string) => Report },
): VideoFiles | undefined {
  const take = (field: 'file' | 'captions' | 'poster' | 'transcript') =>
    folder.take(source[field], named(field));
  const within =
    (file: string): Report =>
    (field, message) =>
      folder.report(file, field, message);

  const video = take('file');
  const begins = BEGINNINGS[extname(source.file)];
  if (!begins) named('file')('', `a video is one of ${Object.keys(BEGINNINGS).join(', ')}`);
  else if (video && !begins(video)) within(source.file)('', `is no ${extname(source.file)} file`);
  if (video && video.length > MAX_BYTES) within(source.file)('', `is larger than ${MAX_BYTES} bytes`);

  const captions = take('captions');
  if (captions) checkCaptions(captions.toString('utf8'), within(source.captions));
  const poster = take('poster');
  if (poster) toPicture(source.poster, poster, within(source.poster));
  const transcript = take('transcript');
  if (!video || !captions || !poster || !transcript) return undefined;
  const { html } = renderMarkdown(transcript.toString('utf8'), {
    report: within(source.transcript),
    loadPicture: (_, report) => {
      report('image', 'a transcript has no pictures');
      return undefined;
    },
  });
  const toPath = (file: string) => `${path}/${file}`;
  return {
    src: toPath(source.file),
    captions: toPath(source.captions),
    poster: toPath(source.poster),
    transcript_html: html,
  };
}
