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
      // A session each: Linux shares the processor among sessions, and other work has its own.
      { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
    ),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
