import { setTimeout as wait } from 'node:timers/promises';
import {
  isRotationPending,
  KEY_PURPOSES,
  type Revocation,
  type Rotation,
  requestRotation,
  rotateKeys,
} from '../modules/kernel/keys/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log/log.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { readConfig } from '../settings/config.ts';
import { findOwner, refuse, toDataDir } from './operator-command.ts';

/** `npm run keys -- rotate lti`: another key takes over, before its time; the guide of the operator explains when. */
const USAGE = `Usage: npm run keys -- rotate <${KEY_PURPOSES.join('|')}> [--now | --now --all]

  rotate lti              the next key takes over as soon as it has been published for a day; no call fails
  rotate lti --now        the key in use leaked: it leaves at once, the next one, already published, takes over
  rotate lti --now --all  the database or SECRET_KEY leaked: all keys leave at once, a new one takes over
`;

const EFFECTS: Record<Rotation['purpose'], Record<Revocation, string>> = {
  lti: {
    none: 'No call fails: the key before stays published for a day.',
    signed: `Until a platform reads the key set again, it still accepts the key that left: most keep a set for an hour or less,
and some until they meet an unknown key. Where an abuse is likely, ask the administrators of your platforms to read
/lti/keys again now. Calls of this tool go on, signed with a key that was published before.`,
    all: `Until a platform reads the key set again, it refuses the signatures of this tool: scores wait and are sent again by
themselves; content picked in a course must be picked again. Most read it at once or within an hour.
Until then it still accepts the keys that left.`,
  },
  portal: {
    none: 'Nobody is signed out: the key before stays valid for a week.',
    signed: 'Who is signed in with a token of a key that left signs in again.',
    all: 'Everyone who is signed in signs in again.',
  },
  credentials: {
    none: 'No badge changes: the key before stays published.',
    signed: `Badges that were downloaded with a key that left no longer verify; downloaded again, they are signed with the next key.
The pages of badges are not affected.`,
    all: 'Badges that were downloaded no longer verify; downloaded again, they do. The pages of badges are not affected.',
  },
};

function readArguments(args: readonly string[]): Rotation {
  const [command, given, ...flags] = args;
  const purpose = KEY_PURPOSES.find((known) => known === given);
  const isNow = flags.includes('--now');
  const isAll = flags.includes('--all');
  const isKnown = flags.every((flag) => flag === '--now' || flag === '--all');
  if (command !== 'rotate' || !purpose || !isKnown || (isAll && !isNow)) return refuse(USAGE);
  return { purpose, revoke: isAll ? 'all' : isNow ? 'signed' : 'none' };
}

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** The server that owns the embedded database does it. */
async function rotateByServer(dataDir: string, rotation: Rotation): Promise<void> {
  requestRotation(dataDir, rotation);
  process.stdout.write('A server has the database open and rotates the keys itself, within a minute.\n');
  for (let waited = 0; isRotationPending(dataDir); waited += LOOK_EVERY_MS) {
    if (waited >= WAIT_MS)
      return refuse('It has not done so yet: look for keys.rotated and key-rotation in its log.');
    await wait(LOOK_EVERY_MS);
  }
  process.stdout.write('Done.\n');
}

async function rotateHere(
  config: ReturnType<typeof readConfig>,
  dataDir: string,
  rotation: Rotation,
): Promise<void> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir }, createLog('warn'));
  const secret = loadSecret(config.secretKey, dataDir, config.secretKeyBefore);
  try {
    const { kid, signsFrom, removed } = await rotateKeys(rotation, { database, secret, clock: systemClock });
    const when = signsFrom <= new Date() ? 'now' : `from ${signsFrom.toISOString()}`;
    process.stdout.write(`Key ${kid} signs ${when}.\n`);
    for (const left of removed) process.stdout.write(`Key ${left} left.\n`);
    process.stdout.write('Servers that run see it within a minute.\n');
  } finally {
    await database.close();
  }
}

const rotation = readArguments(process.argv.slice(2));
const config = readConfig(process.env);
const dataDir = toDataDir(config);
try {
  if (config.databaseUrl === undefined && findOwner(dataDir) !== undefined)
    await rotateByServer(dataDir, rotation);
  else await rotateHere(config, dataDir, rotation);
} catch (error) {
  refuse(`The keys were not rotated: ${(error as Error).message}`);
}
process.stdout.write(`${EFFECTS[rotation.purpose][rotation.revoke]}\n`);
