import type { LabResponse } from '../exchange.ts';
import { toRunFaultKind } from '../fault-kind.ts';
import type { GuestCalls } from '../js/slot.ts';
import type { Quotas } from '../quotas.ts';
import type { SqlSlot } from '../sql/slot.ts';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import { runCrypto } from './crypto.ts';
import { runAppExec } from './exec-oracle.ts';
import { runFs } from './fs-oracle.ts';
import { runCompare } from './hash-oracle.ts';
import { lookUp, parseUrl, runFetch } from './http-oracle.ts';
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
  onResponse: (response: LabResponse) => void;
}

/** The host calls of an app. Each is a public interface: strings in, bounds checked, strings out. */
export function createAppCalls({ world, sql, rules, quotas, onResponse }: AppCallsOptions): GuestCalls {
  return (op, args) => {
    const [first = '', second = '', third = ''] = args;
    switch (op) {
      case 'respond':
        onResponse(toResponse(first, second, third, quotas));
        return '';
      case 'log':
        world.log({ kind: 'log', text: cutText(first, MAX_TEXT) });
        return '';
      case 'fault':
        world.log({ kind: 'fault', message: cutText(first, MAX_TEXT), cause: toRunFaultKind(first) });
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
        return parseUrl(args);
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
  };
}
