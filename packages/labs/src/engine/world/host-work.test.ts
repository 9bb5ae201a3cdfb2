import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import { createBudget } from '../budget.ts';
import { DEFAULT_QUOTAS, type LabEngine } from '../index.ts';
import { toHostTicks, withHostWork } from './host-work.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});
afterEach(() => vi.restoreAllMocks());

function request(body: string, head = '') {
  const session = engine.open(engine.prepare(buildProgram(`${head} app.get('/', (q, r) => { ${body} });`)));
  const { response } = session.request({ method: 'GET', url: '/' });
  return { status: response.status, why: session.stopReason() };
}

const CRYPTO = `const crypto = require('crypto'); const { privateKey, publicKey } = require('keys').pair('a');`;

describe('labs fault 10: work of the host costs fuel', () => {
  it.each([
    ['100,000 queries', `for (let i = 0; i < 100000; i++) db.get('select 1'); r.send('x');`, ''],
    [
      '3,000 signatures',
      `for (let i = 0; i < 3000; i++) crypto.sign(null, 'x', privateKey); r.send('x');`,
      CRYPTO,
    ],
    [
      '3,000 checks of a signature',
      `for (let i = 0; i < 3000; i++) crypto.verify(null, 'x', publicKey, Buffer.alloc(64)); r.send('x');`,
      CRYPTO,
    ],
    [
      'hashes of much data',
      `const data = 'x'.repeat(90000); for (let i = 0; i < 500; i++) crypto.createHash('sha256').update(data).digest(); r.send('x');`,
      CRYPTO,
    ],
    [
      'statements of many characters',
      `const text = 'select 1 where 1 in (' + '1,'.repeat(40000); for (;;) try { db.all(text); } catch {}`,
      '',
    ],
    [
      'a traceback that the program itself makes, without an end',
      `Error.prepareStackTrace = () => { for (;;); }; db.all('select 1'); r.send('x');`,
      '',
    ],
    [
      'calls whose errors are caught',
      `for (let i = 0; i < 5000; i++) { try { db.get('no sql'); } catch {} } r.send('x');`,
      '',
    ],
  ])('%s end by fuel, on a machine of any speed', (_what, body, head) => {
    expect(request(body, head)).toEqual({ status: 503, why: 'fuel' });
  });

  it('a million lines end by the output limit, however much fuel is left', () => {
    const printing = `for (let i = 0; i < 1000000; i++) console.log('x'); r.send('x');`;
    expect(request(printing)).toEqual({ status: 503, why: 'output' });
  });

  it.each([
    ['two hundred queries', `for (let i = 0; i < 200; i++) db.get('select 1'); r.send('x');`, ''],
    ['ten thousand lines', `for (let i = 0; i < 10000; i++) console.log('x'); r.send('x');`, ''],
    [
      'twenty signatures',
      `for (let i = 0; i < 20; i++) crypto.sign(null, 'x', privateKey); r.send('x');`,
      CRYPTO,
    ],
  ])('%s in a request are an honest program', (_what, body, head) => {
    expect(request(body, head)).toEqual({ status: 200, why: null });
  });

  it('a call is not made once the fuel is used up', () => {
    const budget = createBudget();
    budget.arm(1);
    let made = 0;
    const calls = withHostWork(budget, () => {
      made += 1;
      return '';
    });
    for (let tries = 0; tries < 20; tries += 1) {
      try {
        calls('fetch', []);
      } catch {
        // As a program that goes on does.
      }
    }
    expect(made).toBe(5);
    expect(budget.stop).toBe('fuel');
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'the cost is a number for a call named %s, as a hostile guest may make',
    (kind) => {
      const ticks = toHostTicks('crypto', [kind, 'x']);
      expect(ticks).toBeGreaterThan(0);
      expect(ticks).toBeLessThan(1);
    },
  );

  it('the cost is the same for the same call', () => {
    expect(toHostTicks('crypto', ['hash', 'sha256', 'ab'.repeat(60_000)])).toBeCloseTo(12.6, 1);
    expect(toHostTicks('sql', ['select 1'])).toBeLessThan(0.21);
    expect(toHostTicks('crypto', ['verify', 'key', 'aa', 'bb'])).toBeLessThan(
      DEFAULT_QUOTAS.requestFuel / 30,
    );
  });
});
