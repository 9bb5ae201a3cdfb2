import { describe, expect, it } from 'vitest';
import { toStoredName } from './stored-name.ts';

describe('NAV-26 the name under which a file is saved', () => {
  it.each([
    ['Write-up.PDF', 'application/pdf', 'Write-up.pdf'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['notes.markdown', 'text/markdown', 'notes.markdown'],
    ['run.bat', 'text/plain', 'run.bat.txt'],
    ['page.html', 'application/pdf', 'page.html.pdf'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    [String.raw`C:\Users\noor\notes.txt`, 'text/plain', 'notes.txt'],
    ['invoice\u202Efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
    ['a\r\nContent-Type: text/html.txt', 'text/plain', 'html.txt'],
    ['a"b;c.txt', 'text/plain', 'a-b;c.txt'],
    ['Prüfung 1.pdf', 'application/pdf', 'Prüfung 1.pdf'],
    ['.md', 'text/markdown', 'md.md'],
    ['', 'image/png', 'write-up.png'],
    ['...', 'image/png', 'write-up.png'],
    [`${'x'.repeat(200)}.png`, 'image/png', `${'x'.repeat(100)}.png`],
  ] as const)('the name %j becomes %j', (name, type, stored) => {
    expect(toStoredName(name, type)).toBe(stored);
  });
});
