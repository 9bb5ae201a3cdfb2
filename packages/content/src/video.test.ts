import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogueFolder,
  createCatalogueFolder,
  toCourseYaml,
  toSubject,
} from './testing/catalogue-folder.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = createCatalogueFolder('courses/c9-x');
});
afterEach(() => folder.remove());

describe('PLAYER-9 a video', () => {
  const item = (more = '') =>
    `{ key: v, title: V, order: 1, minutes: 1, type: video, file: v.webm, captions: v.vtt, poster: v.svg, transcript: v.md${more} }`;
  const inCourse = (...items: string[]) => folder.write('course.yaml', toCourseYaml(toSubject(...items)));
  const writeFiles = () => {
    folder.write('v.webm', Buffer.from('1a45dfa301', 'hex'));
    folder.write(
      'v.vtt',
      'WEBVTT\n\n1\n00:00.000 --> 00:02.500\nHello\n\n00:02.500 --> 00:01:04.000 line:0\nAgain\n',
    );
    folder.write('v.svg', '<svg viewBox="0 0 16 9"><title>V</title></svg>');
    folder.write('v.md', 'What is **said**.\n');
  };

  it('a video is loaded with captions, poster and transcript', () => {
    inCourse(item());
    writeFiles();
    expect(folder.load().courses[0]?.subjects[0]?.items).toEqual([
      {
        key: 'v',
        title: 'V',
        order: 1,
        ttl_seconds: 60,
        object_type: 'vid',
        video: {
          src: 'courses/c9-x/v.webm',
          captions: 'courses/c9-x/v.vtt',
          poster: 'courses/c9-x/v.svg',
          transcript_html: expect.stringContaining('<strong>said</strong>'),
        },
      },
    ]);
  });

  it.each(['file', 'captions', 'poster', 'transcript'])('a video needs its %s', (field) => {
    inCourse(item().replace(new RegExp(`, ${field}: [^,} ]+`), ''));
    writeFiles();
    expect(folder.faults()).toContainEqual(expect.stringContaining(`subjects.0.items.0.${field}`));
  });

  it('a video is refused with each of its missing files', () => {
    inCourse(item());
    expect(folder.faults()).toEqual(
      [
        ['file', 'v.webm'],
        ['captions', 'v.vtt'],
        ['poster', 'v.svg'],
        ['transcript', 'v.md'],
      ].map(
        ([field, file]) =>
          `course.yaml · subjects.0.items.0.${field} · there is no file ${file} in this folder`,
      ),
    );
  });

  it('a video is refused if its files are not what their names say', () => {
    inCourse(item());
    writeFiles();
    folder.write('v.webm', 'no video');
    folder.write('v.svg', 'no picture');
    folder.write('v.md', '# A title\n\n![x](v.svg)\n');
    expect(folder.faults()).toEqual([
      'v.webm ·  · is no .webm file',
      'v.svg · svg · needs a viewBox that starts at 0 0',
      'v.svg · title · is missing',
      'v.md · line 1 · the title is in course.yaml; sections start with ##',
      'v.md · image · a transcript has no pictures',
    ]);
  });

  it.each([
    ['no head', '00:00.000 --> 00:01.000\nA\n', ['line 1 · must begin with WEBVTT']],
    ['no cue', 'WEBVTT\n', [' · has no cue']],
    ['other times', 'WEBVTT\n\n0:00 --> 0:01\nA\n', ['line 3 · these times cannot be read', ' · has no cue']],
    [
      'minutes above 59',
      'WEBVTT\n\n60:00.000 --> 61:00.000\nA\n',
      ['line 3 · these times cannot be read', ' · has no cue'],
    ],
    [
      'an end before its beginning',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nA\n',
      ['line 3 · the cue ends before it begins'],
    ],
    [
      'a cue out of order',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:04.000\nB\n',
      ['line 6 · the cue begins before the one above it'],
    ],
    ['a silent cue', 'WEBVTT\n\n00:02.000 --> 00:03.000\n\nA\n', ['line 3 · the cue says nothing']],
  ])('a video is refused for captions with %s', (_, captions, faults) => {
    inCourse(item());
    writeFiles();
    folder.write('v.vtt', captions);
    expect(folder.faults()).toEqual(faults.map((fault) => `v.vtt · ${fault}`));
  });
});
