import { asId } from '@drawbridge/contracts';
import {
  checkUserImport,
  getUserImport,
  USER_IMPORT_LIMITS,
  USER_IMPORT_TEXTS,
  type UserImport,
} from '@drawbridge/contracts/company';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../../testing/index.ts';
import { createUserImportStore } from './user-import.ts';

const ID = asId<'import'>('5c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a01');
const counts = { invite: 0, ask: 0, update: 0, unchanged: 0, directory: 0, refused: 0 };
const IMPORT: UserImport = {
  import_id: ID,
  file_name: 'people.csv',
  state: 'checked',
  has_license: true,
  rows: 1,
  handled: 0,
  counts,
  check: {
    encoding: 'utf-8',
    delimiter: ',',
    columns: [{ header: 'email', field: 'email' }],
    first_lines: [['a@acme.test']],
    counts: { ...counts, invite: 1 },
    faults: [],
    more_faults: 0,
  },
};

function setUp() {
  const server = createFakeServer([
    [checkUserImport, () => ({ data: IMPORT })],
    [getUserImport, () => ({ data: IMPORT })],
  ]);
  return { server, store: createUserImportStore({ client: server.client }) };
}

describe('the import of users', () => {
  it('a file that is too large, or gone since it was chosen, is refused without a call', async () => {
    const { server, store } = setUp();
    const large = new File([new Uint8Array(USER_IMPORT_LIMITS.fileBytes + 1)], 'large.csv');
    const gone = new File([], 'gone.csv');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const refused = (file: string) => ({ kind: 'fields', errors: { file } });
    expect(await store.check(large, { hasLicense: true })).toEqual(refused(USER_IMPORT_TEXTS.size));
    expect(await store.check(gone, { hasLicense: true })).toEqual(refused(USER_IMPORT_TEXTS.unreadable));
    expect(server.calls).toEqual([]);
  });

  it('a check sends the file and what was chosen, and is shown', async () => {
    const { server, store } = setUp();
    const file = new File(['email\na@acme.test\n'], 'people.csv');
    const team = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';
    await store.check(file, { hasLicense: false, delimiter: ';', teamIds: [team] });
    expect(server.calls[0]?.input).toEqual({
      file_name: 'people.csv',
      file: btoa('email\na@acme.test\n'),
      team_ids: [team],
      has_license: false,
      delimiter: ';',
    });
    expect(store.current.value).toMatchObject({ state: 'ready', value: { import_id: ID } });
  });

  it('an import that does not answer keeps its progress; another one is never shown in its place', async () => {
    const { server, store } = setUp();
    await store.load(ID);
    server.on(getUserImport, () => 'offline');
    await store.load(ID);
    expect(store.current.value.state).toBe('ready');
    await store.load('5c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02');
    expect(store.current.value.state).toBe('problem');
  });
});
