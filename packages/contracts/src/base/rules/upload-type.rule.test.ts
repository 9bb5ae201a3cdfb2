import { describe, expect, it } from 'vitest';
import { toEnding, toUploadType } from './upload-type.rule.ts';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (...values: number[]) => new Uint8Array(values);
const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52);

describe('NAV-26 the type of a file by its content', () => {
  it.each([
    ['a PDF', text('%PDF-1.7\n%âãÏÓ'), 'x.exe', 'application/pdf'],
    ['a PNG', png, 'x.txt', 'image/png'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'x', 'image/jpeg'],
    ['Markdown, by its name', text('# Found'), 'Notes.MD', 'text/markdown'],
    ['any other text', text('# Found'), 'notes.docx', 'text/plain'],
    ['text of every width', text('\uFEFFä € 🛡️\t\r\n\f'), 'x.txt', 'text/plain'],
    ['text with markup in it', text('The payload was <script>alert(1)</script>'), 'x.md', 'text/markdown'],
  ])('the type is %s', (_what, file, name, type) => {
    expect(toUploadType(file, name)).toBe(type);
  });
  it.each([
    ['an empty file', bytes()],
    ['a zip, which a document of an office is', text('PK\u0003\u0004')],
    ['the start of a PNG alone', png.subarray(0, 8)],
    ['a page', text('\n <!DOCTYPE html><p>')],
    ['a page after a byte order mark', text('\uFEFF<html>')],
    ['an SVG', text('<svg onload="x"/>')],
    ['XML', text('<?xml version="1.0"?><svg/>')],
    ['a NUL', text('a\u0000b')],
    ['an escape character', text('\u001b[31m')],
    ['Latin-1', bytes(0x66, 0xfc, 0x72)],
    ['an overlong form', bytes(0xc0, 0xaf)],
    ['an overlong form of three', bytes(0xe0, 0x80, 0xaf)],
    ['a surrogate', bytes(0xed, 0xa0, 0x80)],
    ['a character that is cut off', bytes(0x61, 0xe2, 0x82)],
    ['what is beyond Unicode', bytes(0xf4, 0x90, 0x80, 0x80)],
  ])('%s is not an upload', (_what, file) => {
    expect(toUploadType(file, 'x.pdf')).toBeUndefined();
  });
  it('the extension of a name is recognized', () => {
    expect(['a.PDF', 'a.tar.gz', 'a', '.md', 'a.', 'a.b c'].map(toEnding)).toEqual([
      'pdf',
      'gz',
      '',
      'md',
      '',
      '',
    ]);
  });
});
