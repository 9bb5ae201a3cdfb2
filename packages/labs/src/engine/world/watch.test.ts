import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import { type LabEngine, LabFault, type LabProgram, type Session, type WorldEvent } from '../index.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const SQL = `CREATE TABLE notes (owner TEXT, text TEXT);
INSERT INTO notes VALUES ('ada', 'secret-of-ada'), ('bo', 'secret-of-bo');`;
const WATCH = ["SELECT text AS value, owner, 'a note' AS what FROM notes"];

/** `atStart` runs once; the home page shows every text of the tables `notes` and `other`, and `/sql` runs a statement. */
const build = (atStart: string, watch = WATCH): LabProgram =>
  buildProgram(
    `${atStart}
app.post('/in', (q, r) => { sessions.open(r, q.query.as || 'ada'); r.send('in'); });
app.get('/', (q, r) => r.send(['notes', 'other'].flatMap((name) => { try { return db.all('SELECT * FROM ' + name); } catch { return []; } }).map((row) => Object.values(row).join()).join()));
app.get('/sql', (q, r) => { db.exec(q.query.run); r.send('done'); });`,
    { sql: SQL, world: { watch } },
  );

interface Seen {
  disclosed: string[];
  status: number;
  body: string;
  stopped: boolean;
}

function visit(
  program: LabProgram,
  before: (session: Session, headers: Record<string, string>) => void = () => {},
): Seen {
  const session = engine.open(engine.prepare(program));
  const signed = session.request({ method: 'POST', url: '/in' });
  const cookie = signed.response.headers.find(([name]) => name === 'set-cookie')?.[1].split(';')[0] ?? '';
  before(session, { cookie });
  const { response, events } = session.request({ method: 'GET', url: '/', headers: { cookie } });
  const stopped = session.stopped();
  session.close();
  const toText = (event: WorldEvent) =>
    event.kind === 'disclosed' ? [`${event.what} of ${event.owner}`] : [];
  return { disclosed: events.flatMap(toText), status: response.status, body: response.body, stopped };
}

const runs = (sql: string) => (session: Session, headers: Record<string, string>) =>
  void session.request({ method: 'GET', url: `/sql?run=${encodeURIComponent(sql)}`, headers });

const MOVED = 'CREATE TABLE other AS SELECT owner, text AS words FROM notes; DELETE FROM notes;';

describe('labs fault 4: whose secret a text is', () => {
  it('the owner is who the seed said, even when the app moves its data elsewhere while it starts', () => {
    expect(visit(build('')).disclosed).toEqual(['a note of bo']);
    expect(visit(build(`db.exec(${JSON.stringify(MOVED)});`)).disclosed).toEqual(['a note of bo']);
    expect(visit(build('db.exec("UPDATE notes SET text = \'x\' || text");')).disclosed).toEqual([
      'a note of bo',
    ]);
  });

  it('the owner is who the seed said when the app moves its data with a request', () => {
    expect(visit(build(''), runs(MOVED)).disclosed).toEqual(['a note of bo']);
  });

  it('the owner follows later rows, and a later owner of an old one', () => {
    const insert = "INSERT INTO notes VALUES ('cy', 'secret-of-cy')";
    const give = "UPDATE notes SET owner = 'ada'";
    expect(visit(build(''), (session) => void session.sql(insert)).disclosed).toEqual([
      'a note of bo',
      'a note of cy',
    ]);
    expect(visit(build(''), (session) => void session.sql(give)).disclosed).toEqual([]);
  });

  it('the owner is not changed by an app that gives everyone a copy of everything', () => {
    const copy = "INSERT INTO notes SELECT 'ada', text FROM notes WHERE owner <> 'ada'";
    expect(visit(build(`db.exec(${JSON.stringify(copy)});`)).disclosed).toEqual(['a note of bo']);
    expect(visit(build(''), runs(copy)).disclosed).toEqual(['a note of bo']);
    expect(visit(build(''), runs("UPDATE notes SET owner = 'ada'")).disclosed).toEqual(['a note of bo']);
    const trigger = `CREATE TRIGGER t AFTER INSERT ON notes BEGIN INSERT INTO notes SELECT 'ada', new.text; END`;
    const insert = (session: Session) => void session.sql("INSERT INTO notes VALUES ('cy', 'secret-of-cy')");
    expect(visit(build(`db.exec(${JSON.stringify(trigger)});`), insert).disclosed).toEqual([
      'a note of bo',
      'a note of cy',
    ]);
  });

  it('the owner is changed by who may see the text, and by who sends it', () => {
    const asBo = (sql: string) => (session: Session) => {
      const { response } = session.request({ method: 'POST', url: '/in?as=bo' });
      const cookie = response.headers.find(([name]) => name === 'set-cookie')?.[1].split(';')[0] ?? '';
      runs(sql)(session, { cookie });
    };
    const share = "INSERT INTO notes VALUES ('ada', 'secret-of-bo')";
    expect(visit(build(''), asBo(share)).disclosed).toEqual([]);
    const typed = (session: Session, headers: Record<string, string>) =>
      void session.request({
        method: 'GET',
        url: `/sql?run=${encodeURIComponent(share)}&text=secret-of-bo`,
        headers,
      });
    expect(visit(build(''), typed).disclosed).toEqual([]);
  });

  it.each([
    ['a column is renamed', 'ALTER TABLE notes RENAME COLUMN text TO words', 'no such column: text'],
    ['a table is renamed', 'ALTER TABLE notes RENAME TO other', 'no such table: notes'],
    ['a table is dropped', 'DROP TABLE notes', 'no such table: notes'],
    [
      'the rows are more than a query may give',
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001) INSERT INTO notes SELECT 'x', i FROM n",
      'more than 5000 rows',
    ],
  ])('the owner is unknown where %s: the session ends, and no test passes', (_name, sql, why) => {
    for (const seen of [visit(build(`db.exec(${JSON.stringify(sql)});`)), visit(build(''), runs(sql))]) {
      expect(seen).toMatchObject({ status: 503, stopped: true });
      expect(seen.body).toContain('whose data is whose');
      expect(seen.body).toContain(why);
    }
    const source = "const c = client(); await c.get('/'); blocked('disclosed', 'told');";
    const signIn = { path: '/in', user: 'user', password: 'password' };
    const image = engine.prepare(build(`db.exec(${JSON.stringify(sql)});`));
    const run = engine.test(image, { id: 'case', source, seed: 1, accounts: [], signIn });
    expect([run.status, run.message]).toEqual(['error', expect.stringContaining(why)]);
  });

  it('the seed must tell the owner: a query that it does not answer is a fault of the lab', () => {
    expect(() => engine.prepare(build('', ['SELECT words AS value FROM notes']))).toThrow(LabFault);
    expect(() => engine.prepare(build('', ['SELECT words AS value FROM notes']))).toThrow(
      /seed\.world\.watch: .*words/,
    );
  });

  it('the owner is read without a trace: the image is the same with and without a watch', () => {
    const hash = (watch: string[]) => engine.prepare(build("db.get('SELECT 1');", watch)).hash();
    const first = hash([]);
    expect(hash(WATCH)).toBe(first);
    expect(hash(WATCH)).toBe(first);
  });
});
