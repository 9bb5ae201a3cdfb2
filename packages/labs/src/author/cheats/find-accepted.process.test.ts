import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../engine/lab-engine.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import { buildEngine } from '../../testing/build-lab.ts';
import { buildAppLab, buildAttackLab, buildPolicyLab, type ExampleTest } from '../../testing/example-labs.ts';
import { findAccepted } from './find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
  await engine.load('policy');
});

const isAccepted = (cheat: string, lab: LoadedLab) => findAccepted(engine, lab, cheat).candidates.length > 0;

const READS: ExampleTest = [
  'visible',
  'functional',
  "const ada = await signIn('ada'); expect((await ada.get('/notes/11')).body).toContain('lamp oil');",
];
const FINDS: ExampleTest = [
  'visible',
  'functional',
  "expect((await client().get('/find?q=oil')).body).toContain('oil');",
];
const read = (visibility: ExampleTest[0], id: string): ExampleTest => [
  visibility,
  'exploit',
  `const ada = await signIn('ada'); await ada.get('/notes/' + ${id}); blocked('disclosed');`,
];
const markup = (visibility: ExampleTest[0], q: string): ExampleTest => [
  visibility,
  'exploit',
  `const { body } = await client().get('/find?q=' + encodeURIComponent(${q})); expect(body).not.toContain('<');`,
];
/** Markup is looked for in the heading of the page alone. */
const heading = (visibility: ExampleTest[0], q: string): ExampleTest => [
  visibility,
  'exploit',
  `const { body } = await client().get('/find?q=' + encodeURIComponent(${q})); expect(/<h1>.*<.*<\\/h1>/.test(body)).toBe(false);`,
];

const NEW_NOTE = `const id = number(100, 999);
sql('INSERT INTO notes VALUES (?, ?, ?)', id, 'bo', token(12));`;
const NEWCOMER = `const name = token(7); sql('INSERT INTO people VALUES (?, ?)', name, 'lamp-12');
const visitor = await signIn(name, 'lamp-12');`;

/** Each lacks what the cheat needs to be caught; whatever else they accept is not their subject. */
const WEAK: Array<[cheat: string, why: string, tests: ExampleTest[]]> = [
  [
    'all-refused',
    'no test sees the app work',
    [
      ['visible', 'functional', "await client().get('/find'); expect(1).toBe(1);"],
      heading('visible', "'<b>'"),
      heading('hidden', "'<i>'"),
    ],
  ],
  [
    'flood',
    'the attack is looked for among the lines of the log',
    [
      FINDS,
      [
        'hidden',
        'exploit',
        "await client().get('/find?q=' + encodeURIComponent('<b>')); expect(events('log').some(({ text }) => text.includes('<b>'))).toBe(false);",
      ],
    ],
  ],
  [
    'silenced-dialogs',
    'a header is known by its words',
    [
      FINDS,
      [
        'hidden',
        'exploit',
        "expect((await client().get('/find')).header('content-security-policy') || '').toContain(\"object-src 'none'\");",
      ],
    ],
  ],
  [
    'secrets-encoded',
    'a secret is looked for as it is written',
    [READS, read('visible', '12'), read('hidden', '13')],
  ],
  [
    'recognised-seed',
    'nobody of the seed is served in a hidden test',
    [
      READS,
      read('visible', '12'),
      ['hidden', 'exploit', "await client().get('/notes/12'); blocked('disclosed');"],
    ],
  ],
  [
    'recognised-people',
    'all attackers are in the seed',
    [
      READS,
      read('visible', '12'),
      [
        'hidden',
        'exploit',
        `${NEW_NOTE} await (await signIn('ada')).get('/notes/' + id); blocked('disclosed');`,
      ],
    ],
  ],
  [
    'recognised-values',
    'all notes that are attacked are in the seed',
    [
      READS,
      read('visible', '12'),
      ['hidden', 'exploit', `${NEWCOMER} await visitor.get('/notes/13'); blocked('disclosed');`],
    ],
  ],
  [
    'targets-by-name',
    'the hidden attack has the same target',
    [READS, read('visible', '12'), read('hidden', '12')],
  ],
  [
    'hard-coded-answers',
    'the hidden attack is the visible one',
    [FINDS, heading('visible', "'<b>'"), heading('hidden', "'<b>'")],
  ],
  [
    'odd-characters-refused',
    'nobody searches for anything odd',
    [FINDS, heading('visible', "'<b>'"), heading('hidden', '`<${token(5)}>`')],
  ],
  [
    'feature-deleted',
    'no test needs what is attacked',
    [READS, markup('visible', "'<b>'"), heading('hidden', '`<${token(5)}>`')],
  ],
];

/** What a good lab has. */
const STRONG: ExampleTest[] = [
  READS,
  FINDS,
  read('visible', '12'),
  heading('visible', "'<b>'"),
  [
    'hidden',
    'functional',
    "for (const q of [\"O'Hara\", 'Müller; Söhne']) expect((await client().get('/find?q=' + encodeURIComponent(q))).body).toMatch(/Hara|Müller/);",
  ],
  [
    'hidden',
    'functional',
    "expect((await (await signIn('bo')).get('/notes/13')).body).toContain('second pot');",
  ],
  [
    'hidden',
    'functional',
    `${NEWCOMER} sql('INSERT INTO notes VALUES (900, ?, ?)', name, 'mine'); expect((await visitor.get('/notes/900')).body).toContain('mine');`,
  ],
  heading('hidden', '`<${token(5)}>`'),
  [
    'hidden',
    'exploit',
    `${NEW_NOTE} ${NEWCOMER}
for (const browser of [visitor, await signIn('ada')]) {
  const before = await browser.get('/notes/' + id);
  sql('UPDATE notes SET text = ? WHERE id = ?', token(12), id);
  expect((await browser.get('/notes/' + id)).body).toBe(before.body);
}`,
  ],
  [
    'hidden',
    'exploit',
    `${NEWCOMER} const { body } = await visitor.get('/find?q=' + encodeURIComponent('<' + token(4) + '>')); expect(/<h1>.*<.*<\\/h1>/.test(body)).toBe(false);`,
  ],
];

describe.each(['js', 'python'] as const)('labs with an app in %s', (language) => {
  it.each(WEAK)('%s passes where %s', (cheat, _why, tests) => {
    expect(isAccepted(cheat, buildAppLab(language, tests))).toBe(true);
  });

  it("labs fault 5: silenced-dialogs hides no script, for the dialogs of the simulated browser are not the app's", () => {
    const opens =
      "const ada = await victim('ada'); await ada.visit('/find?q=' + encodeURIComponent('<script>alert(7)</script>')); expect(ran('7')).toBe(false);";
    const { cheats, candidates } = findAccepted(
      engine,
      buildAppLab(language, [FINDS, ['hidden', 'exploit', opens]]),
      'silenced-dialogs',
    );
    expect([cheats[0]?.tried, candidates]).toEqual([2, []]);
  });

  it('labs fault 4: renamed-columns passes nowhere, for the engine ends a session without its watch', () => {
    const lab = buildAppLab(language, [READS, read('hidden', '12')]);
    const { cheats, candidates } = findAccepted(engine, lab, 'renamed-columns');
    expect([cheats[0]?.tried, candidates]).toEqual([1, []]);
  });

  it('no general cheat passes a lab with good tests', () => {
    expect(findAccepted(engine, buildAppLab(language, STRONG)).candidates).toEqual([]);
  });

  it('what the lab accepts without the trick as well is a fix, and no cheat', () => {
    // Nobody is signed in, so the solution handles everything.
    const lab = buildAppLab(language, [FINDS, heading('visible', "'<b>'"), heading('hidden', "'<i>'")]);
    const names = findAccepted(engine, lab, 'flood').candidates.map(({ name }) => name);
    expect(names).not.toContain('each page of who is signed in, while the solution handles the rest');
  });
});

describe('labs against which no cheat can be tried', () => {
  const good = buildAppLab('js', STRONG);
  const change = (pack: Partial<LoadedLab['pack']>) =>
    findAccepted(engine, { ...good, pack: { ...good.pack, ...pack } });

  it('say that no file that runs may be changed', () => {
    expect(change({ editable: ['notes.md'] }).fault).toContain('no file');
  });
  it('say that code in the file sees no request', () => {
    const files = good.pack.files.map(({ path, text }) => ({
      path,
      text: text.replace('app.use(express.urlencoded());', ''),
    }));
    expect(change({ files }).fault).toBe(
      'code in rules.js sees no request: let the app use express.urlencoded()',
    );
  });
});

const DOCKERFILE = 'FROM node:24\nRUN apt-get install -y curl\nCMD ["node"]\n';
const SOLVED_DOCKERFILE = 'FROM node:24\nUSER node\nCMD ["node"]\n';
const IMAGE_WORLD = {
  images: {
    'node:24': {
      mb: 100,
      digest: `sha256:${'a'.repeat(64)}`,
      users: ['node:1000'],
      manager: 'apt',
      tools: ['node', 'npm'],
    },
  },
  packages: { curl: 5 },
  secrets: [{ id: 'token', value: 'smf_7Yq2hW9dKx4LrT', what: 'The token' }],
};
const docker = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'Dockerfile', text: DOCKERFILE }],
    [{ path: 'Dockerfile', text: SOLVED_DOCKERFILE }],
    tests,
    IMAGE_WORLD,
  );

const WORKFLOW = `on: { push: {}, pull_request_target: {} }
jobs:
  test:
    runs-on: x
    steps:
      - run: npm test
      - run: echo \${{ github.event.pull_request.title }}
  lint:
    runs-on: x
    steps:
      - run: npm run lint
`;
const SOLVED_WORKFLOW = WORKFLOW.replace('echo ${{ github.event.pull_request.title }}', 'echo done');
const workflow = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: '.github/workflows/ci.yml', text: WORKFLOW }],
    [{ path: '.github/workflows/ci.yml', text: SOLVED_WORKFLOW }],
    tests,
  );
const run = (visibility: ExampleTest[0], event: string): ExampleTest => [
  visibility,
  'exploit',
  `const { jobs } = policy.run('.github/workflows/ci.yml', ${event}); expect(jobs.flatMap(({ steps }) => steps).flatMap(({ injected }) => injected)).toBeEmpty();`,
];

const TERRAFORM = 'resource "bucket" "logs" {\n  public = true\n}\n';
const terraform = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'main.tf', text: TERRAFORM }],
    [{ path: 'main.tf', text: TERRAFORM.replace('true', 'false') }],
    tests,
  );
const hcl = (visibility: ExampleTest[0], claim: string): ExampleTest => [
  visibility,
  'exploit',
  `const { blocks } = policy.hcl('main.tf'); expect(${claim}).toBe(true);`,
];

const POD = (name: string, root: boolean) =>
  `kind: Pod\nmetadata: { name: ${name} }\nspec: { containers: [{ name: c, image: x, securityContext: { privileged: ${root} } }] }\n`;
const kube = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'pods.yaml', text: `${POD('one', true)}---\n${POD('two', false)}` }],
    [{ path: 'pods.yaml', text: `${POD('one', false)}---\n${POD('two', false)}` }],
    tests,
  );
const yaml = (claim: string): ExampleTest => [
  'hidden',
  'exploit',
  `const text = policy.text('pods.yaml'); expect(${claim}).toBe(true);`,
];

/** Looks for a secret in each spelling, base64 behind each of these as well. */
const SPELLED = (before: string) => `const secret = 'smf_7Yq2hW9dKx4LrT', text = policy.text('Dockerfile');
const base64 = ['', ${before}].map((start) => Buffer.from(start + secret).toString('base64'));
const spelled = [secret, Buffer.from(secret).toString('hex'), [...secret].reverse().join(''), ...base64];
expect(spelled.filter((one) => text.includes(one))).toBeEmpty();
expect(policy.build('Dockerfile').user).toBe('node');`;

describe('labs of files that are read', () => {
  const WEAK_FILES: Array<[cheat: string, why: string, lab: LoadedLab]> = [
    [
      'solution-in-comments',
      'a Dockerfile is searched for a word',
      docker([['hidden', 'exploit', "expect(policy.text('Dockerfile').includes('USER node')).toBe(true);"]]),
    ],
    [
      'solution-beside',
      'one resource without the fault is enough',
      terraform([hcl('hidden', 'blocks.some(({ attributes }) => attributes.public?.value.value === false)')]),
    ],
    [
      'renamed-parts',
      'a resource is known by its name',
      terraform([
        hcl(
          'hidden',
          "!blocks.some(({ labels, attributes }) => labels[1] === 'logs' && attributes.public.value.value)",
        ),
      ]),
    ],
    ['renamed-parts', 'an object is known by its name', kube([yaml('!/name: one[^-].*/.test(text)')])],
    [
      'secrets-encoded',
      'a secret is looked for as it is written',
      docker([
        [
          'hidden',
          'exploit',
          "const image = policy.build('Dockerfile'); expect(image.user).toBe('node'); expect(image.leaks).toBeEmpty();",
        ],
      ]),
    ],
    [
      'targets-by-name',
      'every stranger has the same name',
      workflow([
        run('visible', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
        run('hidden', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
      ]),
    ],
    [
      'feature-deleted',
      'nobody needs the job',
      workflow([run('hidden', "{ name: 'pull_request_target', fork: true }")]),
    ],
    ['feature-deleted', 'nobody needs the object', kube([yaml("!text.includes('privileged: true')")])],
    [
      'feature-deleted',
      'nobody needs the resource',
      terraform([hcl('hidden', 'blocks.every(({ attributes }) => attributes.public.value.value === false)')]),
    ],
    [
      'all-refused',
      'an empty file is as good',
      terraform([hcl('hidden', 'blocks.every(({ attributes }) => attributes.public.value.value === false)')]),
    ],
  ];
  it.each(WEAK_FILES)('%s passes where %s', (cheat, _why, lab) => {
    expect(isAccepted(cheat, lab)).toBe(true);
  });

  it('secrets-encoded passes where base64 is looked for behind no other character', () => {
    const spelled = ['hidden', 'exploit', SPELLED('')] as const;
    const names = (test: ExampleTest) =>
      findAccepted(engine, docker([test]), 'secrets-encoded').candidates.map(({ name }) => name);
    expect(names([...spelled])).toEqual([
      'token, base64 behind one of its characters',
      'token, base64 behind two of its characters',
    ]);
    expect(names(['hidden', 'exploit', SPELLED("'b', 'by'")])).toEqual([]);
  });

  it('none passes a lab with good tests', () => {
    const works: ExampleTest = [
      'visible',
      'functional',
      "const { jobs } = policy.run('.github/workflows/ci.yml', 'push'); expect(jobs.flatMap(({ steps }) => steps).map(({ script }) => script).join()).toMatch(/npm test.*npm run lint/s);",
    ];
    const asked: ExampleTest = [
      'visible',
      'functional',
      "const { jobs } = policy.run('.github/workflows/ci.yml', 'pull_request_target'); expect(jobs.flatMap(({ steps }) => steps).some(({ script }) => script === 'npm test')).toBe(true);",
    ];
    const lab = workflow([
      works,
      asked,
      run('visible', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
      run(
        'hidden',
        "{ name: 'pull_request_target', fork: true, actor: token(6), branch: token(5), type: 'synchronize' }",
      ),
    ]);
    expect(findAccepted(engine, lab).candidates).toEqual([]);
  });
});

const BOARD = (secret: string) => `const express = require('express');
const db = require('db');
const app = express();
app.get('/', (req, res) => {
  const found = db.all("SELECT text FROM notes WHERE hidden = 0 AND text LIKE '%" + (req.query.q ?? '') + "%'");
  res.send(found.length === 0 ? 'no' : 'yes');
});
app.get('/about', (req, res) => res.send(${secret}));
app.listen(3000);
`;
const board = (value: string) => ({
  sql: `CREATE TABLE notes (text TEXT, hidden INTEGER); INSERT INTO notes VALUES ('Lamp', 0), ('${value}', 1);`,
  world: {},
});

describe('labs whose task is an attack', () => {
  it.each([
    ['a log of requests', ''],
    ['a script', 'attack.js'],
  ])('honest-use passes where the flag is on a page (%s)', (_way, script) => {
    const open = buildAttackLab(
      BOARD("db.get('SELECT text FROM notes WHERE hidden = 1').text"),
      board('{{flag}}'),
      script,
    );
    expect(isAccepted('honest-use', open)).toBe(true);
  });

  it('practice-flag passes nowhere: the decoy is not the flag of a submission', () => {
    const lab = buildAttackLab(BOARD("'board'"), board('{{flag}}'), 'attack.js');
    expect(findAccepted(engine, lab).candidates).toEqual([]);
  });

  it.each([
    ['None', true],
    ['Lax', false],
  ])(
    'foreign-pages passes where a page may read the app from another site (SameSite=%s)',
    (sameSite, passes) => {
      const app = `const express = require('express');
const sessions = require('sessions');
const app = express();
app.use(express.urlencoded());
app.get('/login', (req, res) => res.send('<form method="post"><input name="user"><input name="password"><button>In</button></form>'));
app.post('/login', (req, res) => { sessions.open(res, 'odile', { sameSite: '${sameSite}' }); res.redirect('/'); });
app.get('/', (req, res) => {
  if (req.get('origin')) res.set('access-control-allow-origin', req.get('origin')).set('access-control-allow-credentials', 'true');
  res.send(sessions.user(req) ? '{{secret}}' : 'nothing');
});
app.listen(3000);
`;
      const world = {
        victims: [{ user: 'odile', password: 'x', name: 'Odile' }],
        files: { '/secret': '{{flag}}' },
      };
      const lab = buildAttackLab(
        app.replace("'{{secret}}'", "require('fs').readFileSync('/secret', 'utf8')"),
        { sql: '', world },
      );
      expect(isAccepted('foreign-pages', lab)).toBe(passes);
    },
  );

  it('labs fault 6: replies-searched is tried against scripts only', () => {
    const tried = (script: string) =>
      findAccepted(engine, buildAttackLab(BOARD("'board'"), board('{{flag}}'), script)).cheats.find(
        ({ id }) => id === 'replies-searched',
      )?.tried;
    expect([tried(''), tried('attack.js')]).toEqual([0, 1]);
  });
});
