import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * When a process started, from the kernel; distinguishes a living owner from a reused process id. Linux only, else ''.
 */
function toStartMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, startMark: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startMark === '' || toStartMark(pid) === startMark;
}

/**
 * Locks a data folder for this process. The embedded database has no lock of its own: two processes would open it, both
 * write, and neither would see the other.
 * @returns releases the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid} ${toStartMark(process.pid)}`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', startMark = ''] = readFileSync(file, 'utf8').split(' ');
    if (Number(pid) > 0 && isAlive(Number(pid), startMark)) {
      throw new Error(
        `the data folder ${folder} is in use by process ${pid}; stop it first, or set DATA_DIR to another folder`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(`the data folder ${folder} could not be locked`);
}
