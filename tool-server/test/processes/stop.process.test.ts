import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../src/modules/operations/demo/index.ts';

const SERVER = fileURLToPath(new URL('../../src/main.mjs', import.meta.url));
const READY = /Drawbridge is ready at \S+, on port (\d+)\n/;
const LOGIN = JSON.stringify({ username: 'ind@demo.test', password: DEMO_PASSWORD });

let folder: string;
let child: ChildProcess;
let port: number;
let output: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-stop-'));
  output = '';
  child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: '0',
      PUBLIC_URL: '',
      NODE_ENV: 'development',
      GRADER_PROCESSES: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await vi.waitFor(() => expect(output).toMatch(READY), { timeout: 280_000 });
  port = Number(READY.exec(output)?.[1]);
}, 300_000);
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A call whose body is sent but for its last character. */
async function beginLogin(): Promise<{ call: ClientRequest; reply: Promise<IncomingMessage> }> {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/main/login',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(LOGIN),
      expect: '100-continue',
    },
  });
  const reply = once(call, 'response').then(([response]) => response as IncomingMessage);
  reply.catch(() => undefined);
  call.flushHeaders();
  // The server has read the head: the call is under way.
  await once(call, 'continue');
  call.write(LOGIN.slice(0, -1));
  return { call, reply };
}

/** Tells the server to stop, and waits until it takes no new connection. */
async function beginStop(): Promise<void> {
  child.kill('SIGTERM');
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      try {
        await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
      } finally {
        socket.destroy();
      }
    },
    { timeout: 10_000 },
  );
}

it('a server that is told to stop answers the call under way, is not held by one that never ends, and logs no fault', async () => {
  const [ending, endless] = [await beginLogin(), await beginLogin()];
  await beginStop();
  ending.call.end(LOGIN.slice(-1));
  const response = await ending.reply;
  expect([response.statusCode, JSON.parse(await text(response)).success]).toEqual([200, true]);
  await expect(endless.reply).rejects.toThrow();
  endless.call.destroy();
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect(output.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
});
