/**
 * `npm run bench`: every figure beside its peer or bound, as a ratio from one run on this machine.
 * A row that misses its goal is shown as such; nothing fails here.
 */
import { loadavg } from 'node:os';
import { ensureEmbedBuild } from '@drawbridge/tooling/embed-build';
import { ensurePortalBuild } from '@drawbridge/tooling/portal-build';
import { measureSizes } from '@drawbridge/tooling/sizes';
import { benchBurst } from './burst.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCompany } from './company.ts';
import { benchDashboard } from './dashboard.ts';
import { benchEmbed } from './embed.ts';
import { benchFirstLab } from './first-lab.ts';
import { benchLabs } from './labs.ts';
import { benchLti } from './lti.ts';
import { benchRest } from './rest.ts';
import type { BenchRow } from './rows.ts';
import { benchScale } from './scale.ts';
import { benchScim } from './scim.ts';
import { benchSession } from './session.ts';
import { benchSlowLine } from './slow-line.ts';
import { benchWire } from './wire.ts';

const only = process.argv[2];
/** Take minutes: run by name only, as `npm run bench -- scale`. */
const LONG = new Set(['burst', 'catalogue', 'company', 'scale', 'slow-line']);
const wants = (part: string) => (only === undefined ? !LONG.has(part) : only === part);

async function benchSizes(): Promise<BenchRow[]> {
  await Promise.all([ensurePortalBuild(), ensureEmbedBuild()]);
  return measureSizes().map(({ page, kind, kilobytes, budget }) => ({
    figure: `first load of ${page}, ${kind}, brotli`,
    value: `${kilobytes.toFixed(1)} kB`,
    peer: `budget of the build ${budget} kB`,
    ratio: kilobytes / budget,
    goal: `≤ ${budget} kB`,
    met: kilobytes <= budget,
  }));
}

const parts: [string, () => Promise<BenchRow[]>][] = [
  ['sizes', benchSizes],
  ['embed', benchEmbed],
  ['wire', benchWire],
  ['slow-line', benchSlowLine],
  ['rest', benchRest],
  ['labs', benchLabs],
  ['burst', benchBurst],
  ['lti', benchLti],
  ['session', benchSession],
  ['scim', benchScim],
  ['catalogue', benchCatalogue],
  ['company', benchCompany],
  ['dashboard', benchDashboard],
  ['first-lab', benchFirstLab],
  ['scale', benchScale],
];

const rows: BenchRow[] = [];
for (const [name, run] of parts) {
  if (!wants(name)) continue;
  console.error(`measuring: ${name} …`);
  rows.push(...(await run()));
}

const cells = rows.map(({ figure, value, peer, ratio, goal, met }) => [
  figure,
  value,
  peer,
  ratio === null ? '–' : ratio.toPrecision(3),
  goal,
  met ? 'met' : 'NOT MET',
]);
const table = [['figure', 'value', 'peer or bound', 'ratio', 'goal', ''], ...cells];
const widths = (table[0] ?? []).map((_, column) =>
  Math.max(...table.map((row) => (row[column] ?? '').length)),
);
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
console.log(
  `\n${rows.filter(({ met }) => met).length} of ${rows.length} goals met; load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
