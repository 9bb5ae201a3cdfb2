import { describe, expect, it } from 'vitest';
import { findUndocumentedKeys, KEY_TABLE, listStoringFiles } from './storage-keys.ts';

const find = (code: string) =>
  findUndocumentedKeys('code.ts', code, "sidebar: 'drawbridge.sidebar'; `drawbridge.lab.draft.<lab>`");

describe('DATA-2 keys in local storage', () => {
  it.each([
    ["storage.set('drawbridge.other', '1')", "'drawbridge.other'"],
    ["portal.drawbridge.storage.set('other', '1')", "'other'"],
    ["const KEY = 'drawbridge.other'; storage.set(KEY, '1')", "'drawbridge.other'"],
    ["storage.set(`drawbridge.other.${id}`, '1')", "'drawbridge.other.'"],
    ['createStoredValue<string[]>(storage, `drawbridge.other.${id}`, [], isList)', "'drawbridge.other.'"],
    ['storage.set(toKey(id), text)', 'toKey(id)'],
    ["storage.set(`${prefix}.other`, '1')", '`${prefix}.other`'],
    ["const KEY = 'drawbridge.other'; storage.set(`${KEY}.${id}`, '1')", "'drawbridge.other.'"],
    ["storage?.set('other', '1')", "'other'"],
    ["pageStorage.set('other', '1')", "'other'"],
    ["localStorage.setItem('other', '1')", "'other'"],
  ])('a key that is not in the table is reported: %s', (code, key) =>
    expect(find(code)).toEqual([`code.ts: ${key}`]),
  );

  it.each([
    ["storage.set('drawbridge.sidebar', 'full')", 'is in the table'],
    ['storage.set(OWN_KEYS.guest, text)', 'is a member of the table'],
    ["storage.set(`drawbridge.lab.draft.${id}`, '1')", 'belongs to a family of the table'],
    [
      "const KEY = 'drawbridge.lab'; storage.set(`${KEY}.draft.${id}`, '1')",
      'belongs to a family of the table',
    ],
    ["tabStorage.set('other', '1')", 'lasts as long as the tab'],
    ["window.sessionStorage.setItem('other', '1')", 'lasts as long as the tab'],
    ["// storage.set('other', '1')", 'is a comment'],
  ])('a key is not reported: %s %s', (code) => expect(find(code)).toEqual([]));

  it.each(listStoringFiles())('%s stores only what the table of keys has', (file, code) =>
    expect(findUndocumentedKeys(file, code, KEY_TABLE)).toEqual([]),
  );
});
