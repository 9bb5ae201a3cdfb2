import { type FileDelimiter, type FileEncoding, USER_IMPORT_TEXTS } from '@drawbridge/contracts/company';
import { describe, expect, it } from 'vitest';
import { type FileFormat, openFile, readPortions } from './read-file.ts';

/** @file COMP-16: files as spreadsheets, directories and people write them. */

const BOM = '\uFEFF';

function encode(text: string, encoding: FileEncoding = 'utf-8'): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

async function read(bytes: Uint8Array, given: Partial<FileFormat> = {}) {
  const file = await openFile(bytes, given);
  const lines = [];
  for await (const portion of readPortions(bytes, file, 1_000)) lines.push(...portion);
  return { ...file, lines, users: lines.map(({ user }) => user), faults: lines.map(({ fault }) => fault) };
}
const refusal = (bytes: Uint8Array, given?: Partial<FileFormat>) =>
  read(bytes, given).then(
    () => 'read',
    (error: unknown) => error,
  );

const PLAIN = 'email,first name,last name\nmika@acme.test,Mika,Berg\nnoa@acme.test,Noa,Ito\n';
const USERS = [
  { email: 'mika@acme.test', firstName: 'Mika', lastName: 'Berg' },
  { email: 'noa@acme.test', firstName: 'Noa', lastName: 'Ito' },
];

describe('COMP-16 how a file is written is recognized', () => {
  it.each<[string, Uint8Array, FileEncoding, FileDelimiter]>([
    ['plain', encode(PLAIN), 'utf-8', ','],
    ['with a byte order mark', encode(BOM + PLAIN), 'utf-8', ','],
    [
      'with a byte order mark before a quoted header',
      encode(BOM + PLAIN.replace('email,', '"email",')),
      'utf-8',
      ',',
    ],
    ['with CR LF', encode(PLAIN.replaceAll('\n', '\r\n')), 'utf-8', ','],
    ['with CR', encode(PLAIN.replaceAll('\n', '\r')), 'utf-8', ','],
    ['without a last line break', encode(PLAIN.trim()), 'utf-8', ','],
    ['with semicolons', encode(PLAIN.replaceAll(',', ';')), 'utf-8', ';'],
    ['with tabs', encode(PLAIN.replaceAll(',', '\t')), 'utf-8', '\t'],
    ['with bars', encode(PLAIN.replaceAll(',', '|')), 'utf-8', '|'],
    ['UTF-16 LE with a mark', encode(BOM + PLAIN, 'utf-16le'), 'utf-16le', ','],
    ['UTF-16 BE with a mark', encode(BOM + PLAIN, 'utf-16be'), 'utf-16be', ','],
    ['UTF-16 LE without a mark', encode(PLAIN, 'utf-16le'), 'utf-16le', ','],
    [
      'UTF-16 with tabs, the "Unicode text" of Excel',
      encode(BOM + PLAIN.replaceAll(',', '\t'), 'utf-16le'),
      'utf-16le',
      '\t',
    ],
    ['with empty lines', encode(`${PLAIN.replaceAll('\n', '\n\n')},,\n`), 'utf-8', ','],
  ])('a file %s has the same users', async (_name, bytes, encoding, delimiter) => {
    const file = await read(bytes);
    expect([file.encoding, file.delimiter]).toEqual([encoding, delimiter]);
    expect(file.users).toMatchObject(USERS);
    expect(file.faults).toEqual([undefined, undefined]);
  });

  it('a file that is not UTF-8 is Windows-1252', async () => {
    const file = await read(encode('E-Mail;Vorname;Nachname\njo@acme.test;Jörg;Weiß\n', 'windows-1252'));
    expect([file.encoding, file.delimiter]).toEqual(['windows-1252', ';']);
    expect(file.users).toMatchObject([{ firstName: 'Jörg', lastName: 'Weiß' }]);
  });

  it('semicolons between teams do not make them the separator', async () => {
    const file = await read(encode('email,teams\na@acme.test,Alpha; Beta; Gamma\nb@acme.test,Alpha; Beta\n'));
    expect(file.delimiter).toBe(',');
    expect(file.users.map(({ teamParts }) => teamParts)).toEqual([
      ['Alpha', 'Beta', 'Gamma'],
      ['Alpha', 'Beta'],
    ]);
  });

  it('what the caller says counts more than the guess', async () => {
    const bytes = encode('email;first name\nmika@acme.test;Mika\n');
    expect(await refusal(bytes, { delimiter: ',' })).toMatchObject({
      code: 'bad_input',
      errors: { file: USER_IMPORT_TEXTS.noEmail },
    });
    expect((await read(encode('email\nmika@acme.test\n'), { encoding: 'windows-1252' })).encoding).toBe(
      'windows-1252',
    );
  });
});

describe('COMP-16 the columns of a file', () => {
  it.each([
    ['Email Address', 'First Name', 'Last Name', 'Department', 'Job Title', 'Team'],
    ['E-Mail', 'given_name', 'SURNAME', 'Dept.', 'title', 'Groups'],
    ['userPrincipalName', 'givenName', 'surname', 'department', 'jobTitle', 'teams'],
    ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Abteilung', 'Funktion', 'Gruppen'],
    ['Courriel', 'Prénom', 'Nom', 'Département', 'Poste', 'Équipe'],
  ])('%s, %s, %s, %s, %s and %s are known', async (...headers) => {
    const { columns } = await openFile(encode(`${headers.join(',')}\n`));
    expect(columns.map(({ field }) => field)).toEqual([
      'email',
      'first_name',
      'last_name',
      'department',
      'job_title',
      'teams',
    ]);
  });

  it('a column that is not known, or is there twice, is left out', async () => {
    const { columns } = await openFile(encode('role,email,mail,added\n'));
    expect(columns.map(({ field }) => field)).toEqual([null, 'email', null, null]);
  });

  it.each([
    ['without a column for the address', 'name,team\nMika,Alpha\n'],
    ['without a header', 'mika@acme.test,Mika\n'],
    ['that is empty', ''],
    ['that is no text', '\0\u0001\u0002PNG'],
  ])('a file %s is refused, and the words say what is needed', async (_name, text) => {
    expect(await refusal(encode(text))).toMatchObject({
      errors: { file: USER_IMPORT_TEXTS.noEmail },
    });
  });
});

describe('COMP-16 each bad line is named', () => {
  it('line and column of a fault are those of the file, also after line breaks within quotation marks', async () => {
    const text = [
      'email,first name,department,teams',
      '"a@acme.test","A","Two\r\nlines",',
      '',
      'nobody,B,,',
      'c@acme.test,<script>,,',
      ',D,,',
      `e@acme.test,E,${'x'.repeat(101)},`,
      'f@acme.test,F',
      'g@acme.test,G,,,more',
      'h@acme.test,H,,,,',
      'I@ACME.test,I,,',
      'i@acme.test,I,,',
      'j@acme.test,J,\u0007,',
    ].join('\r\n');
    const { lines } = await read(encode(text));
    expect(lines.map(({ line, fault }) => [line, fault?.reason, fault?.column])).toEqual([
      [2, 'bad_characters', 2],
      [5, 'email_invalid', 0],
      [6, 'name_invalid', 1],
      [7, 'email_missing', 0],
      [8, 'text_too_long', 2],
      [9, 'cells', null],
      [10, 'cells', null],
      [11, undefined, undefined],
      [12, undefined, undefined],
      [13, 'repeated', 0],
      [14, 'bad_characters', 2],
    ]);
    expect(lines.at(-2)?.fault?.value).toBe('12');
  });

  it('quotation marks, separators and line breaks within a cell belong to it', async () => {
    const { users } = await read(
      encode('email,department,job title,teams\na@acme.test,"R&D, ""North""",5" disks,"Alpha;\nBeta"\n'),
    );
    expect(users[0]).toMatchObject({
      department: 'R&D, "North"',
      jobTitle: '5" disks',
      teamParts: ['Alpha', 'Beta'],
    });
  });

  it('a quotation mark that is never closed refuses the file and names its line', async () => {
    expect(
      await refusal(encode('email,first name\na@acme.test,A\nb@acme.test,"B\nc@acme.test,C\n')),
    ).toMatchObject({ errors: { file: USER_IMPORT_TEXTS.openQuote(3) } });
  });

  it('names of any script are names, composed in one way', async () => {
    const names = ['Дмитрий', '美咲', 'محمد', 'Ελένη', 'José', 'O’Brien', 'अनिता'];
    const text = names.map((name, at) => `p${at}@acme.test,${name.normalize('NFD')}`).join('\n');
    const { users, faults } = await read(encode(`email,first name\n${text}\n`));
    expect(users.map(({ firstName }) => firstName)).toEqual(names.map((name) => name.normalize('NFC')));
    expect(faults.every((fault) => fault === undefined)).toBe(true);
  });

  it('a formula is a text, and the apostrophe of an export is not part of it', async () => {
    const { users, faults } = await read(
      encode(`email,first name,job title\na@acme.test,A,"'=HYPERLINK(""x"")"\nb@acme.test,=1+1,-x\n`),
    );
    expect(users[0]?.jobTitle).toBe('=HYPERLINK("x")');
    expect(faults[1]?.reason).toBe('name_invalid');
  });

  it('a byte that the encoding does not have is a fault of its line alone', async () => {
    const bytes = Buffer.concat([
      encode('email,department\na@acme.test,Bu'),
      Buffer.from([0xfc]),
      encode('ro\nb@acme.test,B\n'),
    ]);
    const { faults } = await read(bytes, { encoding: 'utf-8' });
    expect(faults.map((fault) => fault?.reason)).toEqual(['bad_characters', undefined]);
  });
});

describe('COMP-16 large files', () => {
  it('200,000 lines are read while other work gets its turn, and one more is refused', async () => {
    const users = Array.from({ length: 200_001 }, (_, at) => `person${at}@acme.test,Mika,Berg,Payments`);
    const bytes = encode(`email,first name,last name,department\n${users.join('\n')}\n`);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const file = await openFile(bytes);
    const portions = readPortions(bytes, file, 100_000);
    const read = [(await portions.next()).value, (await portions.next()).value].flatMap((one) => one ?? []);
    clearInterval(timer);
    expect(read).toHaveLength(200_000);
    expect(read.at(-1)).toMatchObject({ line: 200_001, fault: undefined });
    expect(turns).toBeGreaterThan(20);
    await expect(portions.next()).rejects.toMatchObject({ errors: { file: USER_IMPORT_TEXTS.lines } });
  }, 60_000);
});
