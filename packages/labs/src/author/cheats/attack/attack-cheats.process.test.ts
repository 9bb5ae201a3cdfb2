import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAttackLab } from '../../../testing/example-labs.ts';
import { findAccepted } from '../find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const isAccepted = (cheat: string, lab: LoadedLab) => findAccepted(engine, lab, cheat).candidates.length > 0;

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
