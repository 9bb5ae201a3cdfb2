import type { LabPack, LabResult } from '@drawbridge/contracts/practice';
import type { Inspection } from '@drawbridge/labs/engine';
import { buildResult, labPack } from './lab-data.ts';

const goalTest = (title: string): LabPack['tests'][number] => ({
  id: 'goal',
  title,
  kind: 'goal',
  weight: 1,
  source: '',
});

const GOAL = "Read the payment reference of somebody else's invoice";

/** An exploit lab with an attack of requests. */
export const attackPack: LabPack = {
  ...labPack,
  title: 'Somebody pays for it',
  kind: 'exploit',
  breaches: [],
  tests: [goalTest(GOAL)],
  goal: { by: 'log', title: GOAL, script: '' },
};

/** An exploit lab with an attack in a script. */
export const scriptPack: LabPack = {
  ...attackPack,
  title: 'Yes/no oracle in search',
  files: [
    { path: 'attack.js', text: "// Ask, and read the answer.\nconst yes = await client().get('/?q=a');\n" },
    ...labPack.files,
  ],
  editable: ['attack.js'],
  open_file: 'attack.js',
  goal: { by: 'script', title: GOAL, script: 'attack.js' },
};

/** A lab where a victim can be made to open a page. */
export const victimPack: LabPack = {
  ...labPack,
  title: 'The note that was not mine',
  seed: {
    ...labPack.seed,
    world: { ...labPack.seed.world, victims: labPack.accounts.map(({ user }) => user) },
  },
};

/** A lab without an app: its files describe a build. */
export const policyPack: LabPack = {
  ...labPack,
  title: 'Put the Dockerfile on a diet',
  kind: 'policy',
  engine: 'policy',
  breaches: [],
  accounts: [],
  files: [
    {
      path: 'Dockerfile',
      text: 'FROM node:latest\nARG NPM_TOKEN\nCOPY . .\nRUN npm install\nCMD ["npm", "start"]\n',
    },
  ],
  editable: ['Dockerfile'],
  open_file: 'Dockerfile',
  entry: 'Dockerfile',
  seed: { world: {} },
  inspect: 'build Dockerfile',
};

/** Eight files and more are shown as a tree. */
export const manyFilesPack: LabPack = {
  ...labPack,
  files: [
    ...labPack.files,
    ...['views/layout.js', 'views/list.js', 'views/parts/head.js', 'notes.md'].map((path) => ({
      path,
      text: `// ${path}\n`,
    })),
  ],
};

/** A lab in Python: its language is fetched with its first file. */
export const pythonPack: LabPack = {
  ...labPack,
  title: "The thumbnailer's shell",
  engine: 'python',
  files: [
    {
      path: 'app.py',
      text: "from mini_flask import MiniFlask, request\nimport pictures\n\napp = MiniFlask(__name__)\n\n\n@app.get('/')\ndef index():\n    # The name is what the visitor typed.\n    return pictures.show(request.args.get('name', 'none'), 42)\n",
    },
    { path: 'pictures.py', text: 'def show(name, width):\n    return None\n' },
  ],
  editable: ['pictures.py', 'app.py'],
  open_file: 'app.py',
  entry: 'app.py',
};

export const inspection: Inspection = {
  sections: [
    {
      title: 'Image',
      rows: [
        { label: 'Size', value: '1,482 MB', tone: 'bad' },
        { label: 'Base', value: 'node:latest, which is another image tomorrow', tone: 'bad' },
        { label: 'Runs as', value: 'root', tone: 'bad' },
        { label: 'Starts', value: 'npm start', tone: 'good' },
      ],
    },
    {
      title: 'Secrets in it',
      rows: [
        {
          label: 'The registry token',
          value: 'in /app/.npmrc, removed again in line 7 and still in the layer of line 3',
          tone: 'bad',
        },
      ],
    },
    {
      title: 'Layers',
      rows: [
        { label: 'Line 3', value: 'COPY . . · 84 MB', tone: 'plain' },
        { label: 'Line 4', value: 'RUN npm install · 249 MB', tone: 'plain' },
      ],
    },
  ],
};

/** The server's result of an attack; it holds the learner's own flag when the attack works. */
export function buildGoalResult(isReached: boolean): LabResult {
  return buildResult([], {
    grade_id: `goal-${isReached}`,
    verdict: isReached ? 'passed' : 'failed',
    score: isReached ? labPack.points : 0,
    tests: [
      {
        id: 'goal',
        title: GOAL,
        kind: 'goal',
        visibility: 'visible',
        status: isReached ? 'passed' : 'failed',
        weight: 1,
        fuel: 40,
        message: isReached
          ? 'The flag was read: flag{9b1f-42ce-7f30-ada}'
          : 'The flag was not read: nothing that came back to you contains it.',
        replay: [
          {
            method: 'GET',
            url: '/invoices/2042',
            body: '',
            status: 200,
            response: '<h1>LL-2042</h1>',
            events: isReached
              ? [
                  {
                    kind: 'disclosed',
                    text: 'Disclosed: invoice LL-2042 of bo-lindqvist was sent to ada-moreau',
                    breach: true,
                  },
                ]
              : [],
          },
        ],
      },
    ],
  });
}

/** The solution as the server gives it after a pass. */
export function buildSolution() {
  const textOf = (path: string) => labPack.files.find((file) => file.path === path)?.text ?? '';
  const store = textOf('store.js')
    .replace(
      'function findInvoice(id) {',
      '// The owner is part of the query, not a check after it.\nfunction findInvoice(id, ownerId) {',
    )
    .replace('WHERE invoices.id = ?`, id)', 'WHERE invoices.id = ? AND invoices.owner_id = ?`, id, ownerId)')
    .replace(
      "SET note = ? WHERE id = ?', note, id)",
      "SET note = ? WHERE id = ? AND owner_id = ?', note, id, ownerId)",
    );
  const routes = textOf('routes/invoices.js').replaceAll(
    'store.findInvoice(req.params.id)',
    'store.findInvoice(req.params.id, req.user.id)',
  );
  return {
    files: [
      { path: 'store.js', text: store },
      { path: 'routes/invoices.js', text: routes },
    ],
    html: "<h2>Ask for the owner in the same breath</h2><p>The number in the address says <em>which</em> invoice, never <em>whose</em>. The solution asks the database for an invoice of this number <strong>and</strong> of this owner: what is not yours is not found.</p><pre><code>db.get('… WHERE id = ? AND owner_id = ?', id, user.id)</code></pre>",
    traps: [
      {
        title: 'Hide the links to other invoices',
        why: 'A page that shows no link still answers whoever types the address. The number was never secret.',
      },
      {
        title: 'Check the owner after the page was sent',
        why: 'The answer is on its way when the check says no. A status without a return stops nothing.',
      },
    ],
  };
}
