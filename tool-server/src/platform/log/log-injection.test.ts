import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('ASVS 16.4.1 input can neither begin nor end a line of the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const forged = 'x"}\n{"level":30,"event":"forged"}\r\n\u2028\u001b[2Jend';
  log.info({ event: 'real', detail: forged, err: new Error(forged) }, 'text');
  expect(lines).toHaveLength(1);
  expect(Array.from(lines[0]?.trimEnd() ?? '').filter((character) => character < ' ')).toEqual([]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'real', detail: forged });
});
