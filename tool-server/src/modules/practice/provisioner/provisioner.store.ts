import type { PersonId } from '@drawbridge/contracts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import type { LabDriver } from './lab-driver.ts';
import { labSession } from './provisioner.table.ts';

export type SessionRow = typeof labSession.$inferSelect;
type Ended = NonNullable<SessionRow['ended']>;

/**
 * Serializes parallel starts of one person. The weaker lock: rows that refer to the person may still be written
 * meanwhile, so that recording a verdict and a start never wait for one another.
 */
export async function lockPerson(tx: Tx, personId: PersonId): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('no key update');
}

/** Every session of a person that is not over, newest first. */
export function readLive(db: DbOrTx, personId: PersonId): Promise<SessionRow[]> {
  return db
    .select()
    .from(labSession)
    .where(and(eq(labSession.personId, personId), isNull(labSession.stoppedAt)))
    .orderBy(desc(labSession.startedAt), desc(labSession.id));
}

/** A session of this person; another's counts as missing. */
export async function findSession(
  db: DbOrTx,
  personId: PersonId,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(labSession)
    .where(and(eq(labSession.id, sessionId), eq(labSession.personId, personId)));
  return row;
}

export async function insertSession(tx: Tx, row: typeof labSession.$inferInsert): Promise<SessionRow> {
  const [made] = await tx.insert(labSession).values(row).returning();
  if (!made) throw new Error('a lab session was not inserted');
  return made;
}

/** Stores where a running lab was last opened from. */
export async function updateCourse(
  tx: Tx,
  sessionId: string,
  course: { courseId: string; itemId: string },
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .update(labSession)
    .set(course)
    .where(and(eq(labSession.id, sessionId), isNull(labSession.stoppedAt)))
    .returning();
  return row;
}

/** Moves the limit, if it is still the one that was read: of two parallel calls one moves it. */
export async function moveLimit(db: DbOrTx, read: SessionRow, endsAt: Date): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(labSession)
    .set({ endsAt, extensions: read.extensions + 1 })
    .where(
      and(
        eq(labSession.id, read.id),
        eq(labSession.extensions, read.extensions),
        isNull(labSession.stoppedAt),
      ),
    )
    .returning();
  return row;
}

const ON_THE_WAY = ['requested', 'starting', 'stopping'] as const;

/** True while something has to be started or stopped for it. */
export const isOnItsWay = ({ state }: Pick<SessionRow, 'state'>): boolean =>
  ON_THE_WAY.some((one) => one === state);

/** Sessions of everybody that are on their way, the oldest first. */
export function readOnTheirWay(db: DbOrTx): Promise<SessionRow[]> {
  return db
    .select()
    .from(labSession)
    .where(and(isNull(labSession.stoppedAt), inArray(labSession.state, [...ON_THE_WAY])))
    .orderBy(asc(labSession.startedAt));
}

/** Writes a new state, if the session is still in the one that was read; otherwise returns what it is now. */
export async function moveSession(
  db: DbOrTx,
  read: SessionRow,
  move: Pick<SessionRow, 'state'> & Partial<Pick<SessionRow, 'endsAt' | 'stoppedAt' | 'ended'>>,
): Promise<SessionRow | undefined> {
  const [moved] = await db
    .update(labSession)
    .set(move)
    .where(and(eq(labSession.id, read.id), eq(labSession.state, read.state), isNull(labSession.stoppedAt)))
    .returning();
  if (moved) return moved;
  const [now] = await db.select().from(labSession).where(eq(labSession.id, read.id));
  return now;
}

/** Which sessions end: one of a person, those of a lab of theirs, all of some people, or, without either, what is due. */
interface Ending {
  personId?: PersonId;
  personIds?: readonly PersonId[];
  sessionId?: string;
  labId?: string;
  /** Only those that had expired by then. */
  dueAt?: Date;
}

/** Ends sessions of a driver's kind that are not over yet. Gives how many. */
export async function endSessions(
  db: DbOrTx,
  driver: LabDriver,
  { personId, personIds, sessionId, labId, dueAt }: Ending,
  ended: Ended,
  now: Date,
): Promise<number> {
  const rows = await db
    .update(labSession)
    .set(driver.machine ? { state: 'stopping', ended } : { state: 'stopped', ended, stoppedAt: now })
    .where(
      and(
        eq(labSession.kind, driver.kind),
        isNull(labSession.stoppedAt),
        isNull(labSession.ended),
        personId === undefined ? undefined : eq(labSession.personId, personId),
        personIds && inArray(labSession.personId, [...personIds]),
        sessionId === undefined ? undefined : eq(labSession.id, sessionId),
        labId === undefined ? undefined : eq(labSession.labId, labId),
        dueAt === undefined ? undefined : and(isNotNull(labSession.endsAt), lte(labSession.endsAt, dueAt)),
      ),
    )
    .returning({ id: labSession.id });
  return rows.length;
}
