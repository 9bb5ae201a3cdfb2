import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '@drawbridge/tooling/root';

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it wrote. */
  output(): string;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a program of the repository and waits until it says that it is ready. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  imports: readonly string[] = [],
): Promise<ServerProcess> {
  const args = imports.flatMap((file) => ['--import', path.join(ROOT, file)]);
  const child = spawn(process.execPath, [...args, path.join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is ready at ')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`${script} ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return {
    child,
    output: () => output,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
