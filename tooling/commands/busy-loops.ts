import { type ChildProcess, spawn } from 'node:child_process';

/** Starts processes that use a core each, as other work on the machine does. Gives the function that ends them. */
export function startBusyLoops(count: number): () => void {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    // Ends with its parent: standard input closes.
    spawn(
      process.execPath,
      [
        '-e',
        'process.stdin.on("close", () => process.exit()).resume(); (function turn() { const end = Date.now() + 100; while (Date.now() < end); setImmediate(turn); })()',
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
