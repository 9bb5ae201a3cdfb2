/** `npm run fuzz -- --part answers`: a server of its own, fake platforms, and what the log must not say. */
import { startServerUnderTest } from '../server-under-test.ts';
import { BEARER, startFakePlatforms } from './fake-platform.ts';
import { REGISTRATION_TOKEN } from './registration-cases.ts';
import { type AnswersReport, runAnswers } from './run-answers.ts';
import { createToolClient } from './tool-client.ts';

const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+/;
/** Pino's level of what is no longer our plan. */
const FAULT_LEVEL = 50;

/** What is wrong with a line of the log; undefined where nothing is. */
export function findLogFault(line: string): string | undefined {
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  if (level >= FAULT_LEVEL) return line.slice(0, 3_000);
  const secret = [BEARER, REGISTRATION_TOKEN].find((one) => line.includes(one)) ?? JWT.exec(line)?.[0];
  return secret === undefined ? undefined : `a token in the log: ${line.slice(0, 3_000)}`;
}

export async function fuzzAnswers(options: {
  databaseUrl: string;
  dataDir: string;
  seed: number;
  count: number;
  from: number;
  /** Prints each case, to read what a kind of answer leads to. */
  isListed: boolean;
  print(line: string): void;
}): Promise<AnswersReport> {
  const { seed, count, from, isListed, print } = options;
  const logFaults: string[] = [];
  const server = await startServerUnderTest({
    ...options,
    logLevel: 'info',
    onLine(line) {
      const fault = findLogFault(line);
      if (fault !== undefined) logFaults.push(fault);
    },
  });
  const platforms = await startFakePlatforms();
  const client = createToolClient(server.origin);
  try {
    let shown = 0;
    const report = await runAnswers({
      client,
      platforms,
      seed,
      count,
      from,
      now: server.now,
      advance: server.advance,
      readLogFaults: () => [server.ended() ?? [], logFaults.splice(0)].flat().slice(0, 5),
      ...(isListed && {
        onCase: ({ number, name, outcome, spoilt }) =>
          print(`#${number} ${name}, ${outcome}, ${spoilt.slice(0, 500)}`),
      }),
      async onProgress(done) {
        if (done - shown < 500) return;
        shown = done;
        print(`  ${done} done`);
      },
    });
    if (report.faults.length > 0 && server.log() !== '')
      print(`the server's log:\n${server.log().slice(0, 20_000)}`);
    return report;
  } finally {
    client.close();
    await server.stop();
    await platforms.stop();
  }
}
