import type { LabFile } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabResponse } from '../../../engine/exchange.ts';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { toProgram } from '../../../engine/run/program.ts';
import { VISIBLE_SEED } from '../../../engine/run/tests.ts';
import type { Session } from '../../../engine/session.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { type AppliedCheat, listSubmissions } from '../list-submissions.ts';

const ADA_READS =
  "const ada = await signIn('ada');\nexpect((await ada.get('/notes/11')).body).toContain('lamp oil');";
const TESTS: ExampleTest[] = [
  ['visible', 'functional', ADA_READS],
  ['visible', 'exploit', "await (await signIn('ada')).get('/notes/12'); blocked('disclosed');"],
  [
    'visible',
    'exploit',
    "expect((await client().get('/find?q=' + encodeURIComponent('<b>'))).body).not.toContain('<b>');",
  ],
  ['hidden', 'exploit', "await (await signIn('ada')).get('/notes/13'); blocked('disclosed');"],
];

/** What a learner's browser sees of the changed app. */
interface Visitor {
  session: Session;
  get(url: string): LabResponse;
  signIn(user: string, password: string): void;
}

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
});

describe.each(['js', 'python'] as const)('a general cheat in %s', (language) => {
  const lab = buildAppLab(language, TESTS);
  let applied: AppliedCheat[] = [];
  beforeAll(() => {
    applied = listSubmissions(engine, lab);
  });

  /** The files of one way of a cheat, whose name contains a word. */
  function filesOf(cheat: string, word = ''): LabFile[] {
    const submissions = applied.find(({ id }) => id === cheat)?.submissions ?? [];
    const found = submissions.find(({ name }) => name.includes(word));
    if (found === undefined) throw new Error(`${cheat} has no way ${word}`);
    return found.files;
  }

  function open(files: LabFile[], seed = 7): Visitor {
    // The engine ends a session whose watch it cannot read; here the app itself is looked at.
    const world = { ...lab.pack.seed.world, watch: [] };
    const program = toProgram({ ...lab.pack, seed: { ...lab.pack.seed, world } }, files);
    const session = engine.open(engine.prepare(program), { seed });
    let cookie = '';
    const send = (method: string, url: string, body = '') => {
      const headers = {
        cookie,
        ...(body === '' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      };
      return session.request({ method, url, headers, body }).response;
    };
    return {
      session,
      get: (url) => send('GET', url),
      signIn(user, password) {
        const { headers } = send('POST', '/login', new URLSearchParams({ user, password }).toString());
        cookie = headers.find(([name]) => name === 'set-cookie')?.[1].split(';')[0] ?? '';
      },
    };
  }
  const openAs = (user: string, files: LabFile[], seed?: number): Visitor => {
    const visitor = open(files, seed);
    visitor.signIn(user, user === 'bo' ? 'pot-34' : 'lamp-12');
    return visitor;
  };
  const BO = 'The key is under the third pot';

  it('a cheat changes only an editable file, and the app runs as before', () => {
    const files = filesOf('silenced-dialogs');
    expect(files.map(({ path }) => path)).toEqual([language === 'js' ? 'rules.js' : 'rules.py']);
    const ada = openAs('ada', files);
    expect(ada.get('/notes/11').body).toContain('lamp oil');
    expect(ada.get('/notes/99').status).toBe(404);
  });

  it.each([
    ['403', 403],
    ['500', 500],
    ['200', 200],
  ])('all-refused: %s to everything', (word, status) => {
    const visitor = open(filesOf('all-refused', word));
    for (const url of ['/login', '/find', '/nothing']) {
      const response = visitor.get(url);
      expect([response.status, response.body]).toEqual([status, '']);
    }
  });
  it('all-refused: an end at the start', () => {
    expect(() => open(filesOf('all-refused', 'end at the start'))).toThrow();
  });

  it('flood: prints thousands of lines, and answers as before', () => {
    const ada = openAs('ada', filesOf('flood', 'each request'));
    expect(ada.get('/notes/12').body).toContain(BO);
    expect(ada.session.events().filter(({ kind }) => kind === 'log').length).toBeGreaterThan(1_000);
  });
  it('flood: of who is signed in, spares the sign-in', () => {
    const visitor = open(filesOf('flood', 'who is signed in'));
    const started = visitor.session.events();
    visitor.get('/login');
    expect(visitor.session.events()).toEqual(started);
  });
  it('flood: on pages only, leaves a control without it', () => {
    const flood = applied.find(({ id }) => id === 'flood');
    const control = flood?.submissions.find(({ name }) => name.includes('solution'))?.control ?? [];
    const ada = openAs('ada', control);
    expect(ada.get('/notes/12').body).toContain(BO);
    expect(ada.session.events().filter(({ kind }) => kind === 'log')).toEqual([]);
  });

  it('silenced-dialogs: puts its script before pages, and before nothing else', () => {
    const visitor = open(filesOf('silenced-dialogs', 'a script'));
    expect(visitor.get('/find').body).toMatch(/^<script>alert = .*<\/script><h1>/);
    expect(visitor.get('/notes.txt').body).toBe('notes');
    const policy = (files: LabFile[]) =>
      open(files)
        .get('/find')
        .headers.find(([name]) => name === 'content-security-policy')?.[1];
    expect(policy(filesOf('silenced-dialogs', 'headers'))).toContain("'unsafe-inline'");
    expect(policy(filesOf('silenced-dialogs', 'a script'))).toBeUndefined();
  });

  it('renamed-columns: the watched columns are gone, and the app does not notice', () => {
    const ada = openAs('ada', filesOf('renamed-columns'));
    expect(ada.get('/notes/12').body).toContain(BO);
    expect(() => ada.session.sql('SELECT text FROM notes')).toThrow('no such column');
    expect(() => ada.session.sql('SELECT owner FROM notes')).toThrow('no such column');
  });

  it.each([
    ['base64', Buffer.from(BO).toString('base64')],
    ['base64 behind 1 ', Buffer.from(`b${BO}`).toString('base64')],
    ['base64 behind 2 ', Buffer.from(`by${BO}`).toString('base64')],
    ['hexadecimal', Buffer.from(BO).toString('hex')],
    ['a full stop after each', BO.split('').join('.')],
    ['backwards', BO.split('').reverse().join('')],
    ['character references', '&#84;&#104;&#101;'],
  ])('secrets-encoded: in %s, and only what belongs to others', (way, spelled) => {
    const ada = openAs('ada', filesOf('secrets-encoded', way));
    const { body } = ada.get('/notes/12');
    expect(body).not.toContain(BO);
    expect(body).toContain(spelled);
    expect(ada.get('/notes/11').body).toContain('Buy lamp oil before Friday');
  });

  it('recognised-seed: the solution for the seed of visible tests, otherwise the fault', () => {
    const files = filesOf('recognised-seed', 'as before');
    expect(openAs('ada', files, VISIBLE_SEED).get('/notes/12').status).toBe(404);
    expect(openAs('ada', files).get('/notes/12').body).toContain(BO);
  });
  it('recognised-seed: otherwise 403 to everything', () => {
    const files = filesOf('recognised-seed', 'everything');
    expect(openAs('ada', files, VISIBLE_SEED).get('/notes/11').status).toBe(200);
    expect(open(files).get('/login').status).toBe(403);
  });
  it('recognised-seed: otherwise 403 to people of the seed, and the solution for newcomers', () => {
    const files = filesOf('recognised-seed', 'people');
    expect(openAs('ada', files).get('/find').status).toBe(200);
    const visitor = open(files);
    visitor.session.sql("INSERT INTO people VALUES ('zoe', 'lamp-12')");
    visitor.session.sql("INSERT INTO notes VALUES (90, 'zoe', 'A note of mine')");
    visitor.signIn('zoe', 'lamp-12');
    expect(visitor.get('/notes/90').body).toContain('A note of mine');
    expect(visitor.get('/notes/12').status).toBe(404);
    const cookies = openAs('ada', files).get('/notes/11');
    // Her sign-in was refused, so she is nobody.
    expect(cookies.status).toBe(404);
  });

  it('recognised-people: the fault is there for newcomers only', () => {
    const files = filesOf('recognised-people');
    expect(openAs('ada', files).get('/notes/12').status).toBe(404);
    const visitor = open(files);
    visitor.session.sql("INSERT INTO people VALUES ('zoe', 'lamp-12')");
    visitor.signIn('zoe', 'lamp-12');
    expect(visitor.get('/notes/12').body).toContain(BO);
  });

  it('recognised-values: the fault is there for new values only', () => {
    const ada = openAs('ada', filesOf('recognised-values'));
    ada.session.sql("INSERT INTO notes VALUES (90, 'bo', 'A new note')");
    expect(ada.get('/notes/12').status).toBe(404);
    expect(ada.get('/notes/13').status).toBe(404);
    expect(ada.get('/notes/90').body).toContain('A new note');
  });

  it.each([
    ['403', 403],
    ['solution', 404],
  ])('targets-by-name: what the visible attack names, by whom it does (%s)', (way, status) => {
    const files = filesOf('targets-by-name', way);
    expect(openAs('ada', files).get('/notes/12').status).toBe(status);
    expect(openAs('bo', files).get('/notes/12').status).toBe(200);
    expect(openAs('ada', files).get('/notes/13').body).toContain('second pot');
    expect(openAs('ada', files).get('/notes/11').status).toBe(200);
  });

  it('hard-coded-answers: the answers of the solution to visible attacks, and to nothing else', () => {
    const visitor = open(filesOf('hard-coded-answers'));
    expect(visitor.get('/find?q=%3Cb%3E').body).not.toContain('<b>');
    expect(visitor.get('/find?q=%3Ci%3E').body).toContain('<i>');
  });

  it('odd-characters-refused: honest values pass, odd ones do not, and the fault stays', () => {
    const visitor = open(filesOf('odd-characters-refused', '400'));
    expect(visitor.get('/find?q=lamp-12%20%40%2F.').status).toBe(200);
    for (const odd of ['<', "'", 'ü', '%0A', '&q%5B%5D=', '%00'])
      expect(visitor.get(`/find?q=a${odd}`).status).toBe(400);
    expect(openAs('ada', filesOf('odd-characters-refused', '400')).get('/notes/12').body).toContain(BO);
    expect(open(filesOf('odd-characters-refused', '403')).get('/a%3Cb').status).toBe(403);
  });

  it('feature-deleted: an attacked route that no visible test needs, while the solution handles the rest', () => {
    const files = filesOf('feature-deleted', '404');
    const ada = openAs('ada', files);
    expect(ada.get('/find?q=a').status).toBe(404);
    expect(ada.get('/notes/12').status).toBe(404);
    expect(ada.get('/notes/11').body).toContain('lamp oil');
  });
});
