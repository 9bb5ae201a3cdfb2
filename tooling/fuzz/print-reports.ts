/** The reports of both parts, for a terminal. */
import type { AnswersReport } from './answers/run-answers.ts';
import type { FuzzReport } from './run-fuzz.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

const byCount = (counts: Record<string, number>) => Object.entries(counts).toSorted(([, a], [, b]) => b - a);

export function printRequests({ sent, seconds, byStatus, neverReached, slowest, faults }: FuzzReport): void {
  print(`${sent} requests in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second`);
  for (const [status, times] of Object.entries(byStatus).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    print(`  ${status.padStart(5)}  ${times}`);
  if (neverReached.length > 0) print(`never answered with 200: ${neverReached.join(', ')}`);
  print('slowest:');
  for (const { ms, number, what, status } of slowest)
    print(`  ${ms.toFixed(0)} ms  ${status}  #${number} ${what}`);
  for (const fault of faults) {
    print(`FAULT ${fault.status}  #${fault.number} ${fault.what}`);
    print(`  ${fault.request}`);
    print(`  ${fault.reply}`);
  }
}

export function printAnswers(
  { done, seconds, byKind, byOutcome, slowest, faults }: AnswersReport,
  seed: number,
): void {
  print(`${done} cases in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(0)} a second`);
  print('what was wrong:');
  for (const [kind, times] of byCount(byKind)) print(`  ${String(times).padStart(5)}  ${kind}`);
  for (const [name, outcomes] of Object.entries(byOutcome)) {
    print(`${name}:`);
    for (const [outcome, times] of byCount(outcomes)) print(`  ${String(times).padStart(5)}  ${outcome}`);
  }
  print('slowest:');
  for (const { ms, number, spoilt } of slowest)
    print(`  ${ms.toFixed(0)} ms  #${number} ${spoilt.slice(0, 200)}`);
  for (const { number, again, what, spoilt } of faults) {
    print(`FAULT #${number} ${what}`);
    if (spoilt !== '') print(`  ${spoilt.slice(0, 2_000)}`);
    print(`  again: npm run fuzz -- --part answers --seed ${seed} ${again}`);
  }
}
