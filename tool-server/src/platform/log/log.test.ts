import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function write(fields: object): Record<string, unknown> {
  let written = '';
  createLog('info', {
    write(line) {
      written = line;
    },
  }).info(fields, 'said');
  return JSON.parse(written) as Record<string, unknown>;
}

const LOG = fileURLToPath(new URL('./log.ts', import.meta.url));

/**
 * What a separate process leaves on stdout that logs 300 lines and then ends in a given way. Its thread pool is busy
 * meanwhile: a line that waits for a thread is lost when the process ends first.
 */
function runAndEnd(end: string): string[] {
  const code = `import { pbkdf2 } from 'node:crypto';
    import { createLog } from ${JSON.stringify(LOG)};
    for (let thread = 0; thread < 8; thread += 1) pbkdf2('a', 'b', 200_000, 32, 'sha256', () => undefined);
    const log = createLog('info');
    for (let line = 0; line < 300; line += 1) log.info({ line }, 'said');
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

describe('ERR-25 the log', () => {
  it('the log drops secret fields at the top and one level down, and does not change its input', () => {
    const fields = { event: 'x', token: 's', form: { state: 's', kept: 1 }, list: [1] };
    expect(write(fields)).toMatchObject({ event: 'x', form: { kept: 1 }, list: [1], msg: 'said' });
    expect(JSON.stringify(write(fields))).not.toContain('"s"');
    expect(fields).toEqual({ event: 'x', token: 's', form: { state: 's', kept: 1 }, list: [1] });
  });

  it('the log withholds what a JSON parser quotes', () => {
    let fault: unknown;
    try {
      JSON.parse('["Ada Berg",x]');
    } catch (error) {
      fault = error;
    }
    const written = write({ err: new Error('the roster is not JSON', { cause: fault }) });
    expect(written.err).toMatchObject({ cause: { type: 'SyntaxError', message: 'not valid JSON' } });
    expect(JSON.stringify(written)).not.toContain('Berg');
  });

  it('the log contains the code of a database error', () => {
    const err = Object.assign(new Error('broken'), { code: '23505' });
    expect(write({ err })).toMatchObject({ err: { type: 'Error', message: 'broken', code: '23505' } });
  });

  it.each([
    ['by itself', ''],
    ['by process.exit', 'process.exit(1)'],
    ['by an uncaught error', 'throw new Error("x")'],
  ])('the log loses no line when the process ends %s', (_how, end) => {
    const lines = runAndEnd(end).map((line) => (JSON.parse(line) as { line: number }).line);
    expect(lines).toEqual(Array.from({ length: 300 }, (_, line) => line));
  });
});

describe('P6, ERR-25 a database error in the log', () => {
  const toError = (fields: object) => Object.assign(new Error('invalid input: "their secret"'), fields);

  it.each(['22P02', '22001', 'P0001', 'XX000', '21000'])(
    'a database error of SQLSTATE %s has no message',
    (code) => {
      const written = JSON.stringify(write({ err: toError({ code }) }));
      expect(written).not.toContain('their secret');
      expect(written).toContain(code);
    },
  );

  it.each(['23505', '08006', '57P01', '42P01', 'EPIPE', 'ECONNREFUSED', undefined])(
    'a database error of code %s has its message',
    (code) => {
      expect(JSON.stringify(write({ err: toError({ code }) }))).toContain('their secret');
    },
  );

  it('a database error as the cause of another is treated the same', () => {
    const err = new Error('outer', { cause: toError({ code: '22P02' }) });
    expect(JSON.stringify(write({ err }))).not.toContain('their secret');
  });

  it('a database error that contains its query is logged with the query without values, and frames instead of a stack that begins with them', () => {
    const err = Object.assign(
      new Error('Failed query: insert into a values ($1)\nparams: x\n  at their secret'),
      {
        query: 'insert into a values ($1)',
        params: ['their secret'],
      },
    );
    const written = write({ err }) as { err: { message: string; stack: string } };
    expect(written.err.message).toBe('Failed query: insert into a values ($1)');
    expect(JSON.stringify(written)).not.toContain('their secret');
    expect(written.err.stack).toMatch(/^\s+at /);
  });
});
