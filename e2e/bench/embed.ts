/**
 * `npm run bench -- embed`: what embedding weighs beside comparable loaders and RPC libraries, which are installed from
 * the registry and built the same way in the same run; and how long widgets take on a page of another origin.
 */
import path from 'node:path';
import { ensureEmbedBuild } from '@drawbridge/tooling/embed-build';
import { measureEmbedSizes } from '@drawbridge/tooling/embed-sizes';
import { ROOT } from '@drawbridge/tooling/root';
import { timeEmbeds } from './embed/in-browser.ts';
import { bundle, PEERS, toBrotliKilobytes, weighPeers } from './embed/peer-bundles.ts';
import { type BenchRow, round } from './rows.ts';

function beside(figure: string, kilobytes: number, peer: string, peerKilobytes: number): BenchRow {
  const ratio = kilobytes / peerKilobytes;
  return {
    figure,
    value: `${kilobytes.toFixed(1)} kB`,
    peer: `${peer} ${peerKilobytes.toFixed(1)} kB`,
    ratio,
    goal: 'shown',
    met: true,
  };
}

async function benchBytes(): Promise<BenchRow[]> {
  await ensureEmbedBuild();
  const budgets = measureEmbedSizes().map(
    ({ page, kind, kilobytes, budget }): BenchRow => ({
      figure: `${page}, ${kind}, brotli`,
      value: `${kilobytes.toFixed(1)} kB`,
      peer: `budget of the build ${budget} kB`,
      ratio: kilobytes / budget,
      goal: `≤ ${budget} kB`,
      met: kilobytes <= budget,
    }),
  );
  const weights = await weighPeers();
  const loader = measureEmbedSizes()[0]?.kilobytes ?? 0;
  const rpc = toBrotliKilobytes(
    await bundle(path.join(ROOT, 'packages/embed/dist'), '@drawbridge/postmessage-rpc'),
  );
  const rows = PEERS.map(({ name, version, what }) =>
    beside(
      what === 'loader' ? 'embed loader, brotli' : 'RPC with its handshake, brotli',
      what === 'loader' ? loader : rpc,
      `${name} ${version}`,
      weights.get(name) ?? Number.NaN,
    ),
  );
  return [...budgets, ...rows];
}

export async function benchEmbed(): Promise<BenchRow[]> {
  const bytes = await benchBytes();
  const { callMs, bareMs, dialogMs, bareDialogMs, shift } = await timeEmbeds();
  return [
    ...bytes,
    {
      figure: 'call to a framed widget and back, median, CPU at a quarter',
      value: `${round(callMs)} ms`,
      peer: `bare port ${round(bareMs)} ms`,
      ratio: callMs / bareMs,
      goal: '≤ 1 ms at full speed',
      met: callMs / 4 <= 1,
    },
    {
      figure: 'press to focus in an open dialog, median, CPU at a quarter',
      value: `${round(dialogMs)} ms`,
      peer: `empty dialog ${round(bareDialogMs)} ms`,
      ratio: dialogMs / bareDialogMs,
      goal: '≤ 50 ms',
      met: dialogMs <= 50,
    },
    {
      figure: 'layout shift of a page while its card loads',
      value: String(round(shift, 3)),
      peer: '',
      ratio: null,
      goal: '≤ 0.02',
      met: shift <= 0.02,
    },
  ];
}
