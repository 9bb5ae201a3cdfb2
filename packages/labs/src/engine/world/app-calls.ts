import type { LabResponse } from '../exchange.ts';
import { toRunFaultKind } from '../fault-kind.ts';
import type { GuestCalls } from '../js/slot.ts';
import type { Quotas } from '../quotas.ts';
import type { SqlSlot } from '../sql/slot.ts';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import { type OwnFiles, readTrace } from '../trace.ts';
import { runCrypto } from './crypto.ts';
import { isPlaced } from './event.ts';
import { runAppExec } from './exec-oracle.ts';
import { runFs } from './fs-oracle.ts';
import { runCompare } from './hash-oracle.ts';
import { lookUp, runFetch, takeUrlApart } from './http-oracle.ts';
import { sendMail } from './mail-oracle.ts';
import { callModel } from './model-oracle.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { WorldRules } from './rules.ts';
import { runAppSql } from './sql-oracle.ts';
import type { World } from './world.ts';

const MAX_HEADERS = 60;
const MAX_TEXT = 4_000;
const PASSWORD_MS = 60;

/** Parses the guest's reply from plain strings, which a guest's changes to its own JSON cannot affect. */
export function toResponse(status: string, headerLines: string, body: string, quotas: Quotas): LabResponse {
  const code = Number(status);
  if (body.length > quotas.responseBytes) throw new LabStop('size');
  const headers = headerLines
    .split('\n')
    .filter((line) => line.includes(': '))
    .slice(0, MAX_HEADERS)
    .map((line): [string, string] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at).toLowerCase(), cutText(line.slice(at + 2), MAX_TEXT)];
    });
  return { status: Number.isInteger(code) && code >= 200 && code <= 599 ? code : 500, headers, body };
}

export interface AppCallsOptions {
  world: World;
  sql: SqlSlot;
  rules: WorldRules;
  quotas: Quotas;
  own: OwnFiles;
  /** The frames of the guest during a call. */
  stack: () => string;
  onResponse: (response: LabResponse) => void;
}

function logText(world: World, printed: string, own: OwnFiles): void {
  const { text } = readTrace(cutText(printed, MAX_TEXT), own);
  // Python prints a traceback line by line: one that is a frame of the runtime is no line of the learner's.
  if (text !== '' || printed === '') world.log({ kind: 'log', text });
}

function logFault(world: World, thrown: string, own: OwnFiles): void {
  const { text, place } = readTrace(cutText(thrown, MAX_TEXT), own);
  const cause = toRunFaultKind(thrown);
  world.log({ kind: 'fault', message: text, cause, ...(place === undefined ? {} : { place }) });
}

/** The host calls of an app. Each is a public interface: strings in, bounds checked, strings out. */
export function createAppCalls(options: AppCallsOptions): GuestCalls {
  const { world, sql, rules, quotas, own, onResponse } = options;
  return withPlaces(options, (op, args) => {
    const [first = '', second = '', third = ''] = args;
    switch (op) {
      case 'respond':
        onResponse(toResponse(first, second, third, quotas));
        return '';
      case 'log':
        logText(world, first, own);
        return '';
      case 'fault':
        logFault(world, first, own);
        return '';
      case 'sql':
        return runAppSql(world, sql, rules, args);
      case 'session-open':
        return world.openSession(cutText(first, 200));
      case 'session-user':
        return world.sessionUser(first);
      case 'session-close':
        world.closeSession(first);
        return '';
      case 'fs':
        return runFs(world, rules, args);
      case 'fetch':
        return runFetch(world, rules, args);
      case 'look-up':
        return lookUp(world, rules, first) ?? '';
      case 'url':
        return takeUrlApart(args);
      case 'exec':
        return runAppExec(world, rules, args);
      case 'mail':
        return sendMail(world, args);
      case 'model':
        return callModel(world, rules, args);
      case 'crypto':
        return runCrypto(world, args);
      case 'compare':
        return runCompare(world, args);
      case 'password-check':
        // The cost of a real check; the difference to a response without one can be measured from outside.
        world.spend(PASSWORD_MS);
        return isPassword(first, second) ? '1' : '';
      case 'password-hash':
        world.spend(PASSWORD_MS);
        return hashPassword(first, world.newSalt());
      default:
        throw new Error('no such call');
    }
  });
}

/** Adds to what a call notes the line of the app that made it, also where the call is refused. */
export function withPlaces(
  { world, own, stack }: Pick<AppCallsOptions, 'world' | 'own' | 'stack'>,
  calls: GuestCalls,
): GuestCalls {
  return (op, args) => {
    const from = world.events.length;
    try {
      return calls(op, args);
    } finally {
      const open = world.events
        .slice(from)
        .filter(isPlaced)
        .filter(({ place }) => place === undefined);
      const place = open.length > 0 ? readTrace(stack(), own).place : undefined;
      if (place !== undefined) for (const event of open) event.place = place;
    }
  };
}
