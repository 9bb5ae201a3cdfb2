import type { DescribedEvent } from '@drawbridge/contracts/practice';
import type { PreviewReply } from '@drawbridge/labs/engine';
import { findFault, toFault } from '../fault.ts';
import type { BrowserParts } from './browse.ts';
import type { Victim, Visit } from './browser.ts';
import { list, readWorld, recordBreaches } from './browser-state.ts';

const MAX_VISITS = 20;

/** A victim opens what the attacker sent, in a browser of their own. */
export async function visit(
  { state, runner, lab }: BrowserParts,
  victim: Victim,
  url: string,
  send: () => Promise<PreviewReply>,
): Promise<void> {
  const { isBusy, visits, worked } = state;
  isBusy.value = true;
  worked.value = undefined;
  const note = (seen: Pick<Visit, 'lines' | 'fault'>) => {
    const made = { key: state.toNumber(), name: victim.name, url, ...seen };
    visits.value = [made, ...visits.value].slice(0, MAX_VISITS);
  };
  try {
    const reply = await send();
    const last = reply.exchanges.at(-1);
    recordBreaches(state, lab, reply, list(state, reply.exchanges, victim.name), true);
    const fault = last && findFault(last)?.message;
    // The fault is shown above the events.
    const isOther = ({ text }: DescribedEvent) => fault === undefined || !text.endsWith(fault);
    note({ lines: reply.exchanges.flatMap((hop) => hop.lines).filter(isOther), fault });
    await readWorld(state, runner, lab);
  } catch (error) {
    note({ lines: [], fault: toFault(error).message });
  } finally {
    isBusy.value = false;
  }
}
