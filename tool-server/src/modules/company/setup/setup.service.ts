import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import {
  type CompanySetup,
  type chooseSetupStep,
  SETUP_STEPS,
  type SetupChoice,
} from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { type AdminCall, checkAdmin } from '../users/index.ts';
import * as store from './setup.store.ts';

export interface SetupDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
}

function toState(isDone: boolean, choice: SetupChoice | undefined): CompanySetup['steps'][number]['state'] {
  if (isDone || choice === 'passwords') return 'done';
  return choice === 'skip' ? 'skipped' : 'open';
}

/** What a new company has to do first. Only decisions are stored; whatever else is done is read each time. */
export function createSetupService({ database: { db }, clock, audit }: SetupDeps) {
  async function read(from: DbOrTx, { companyId }: AdminCall): Promise<CompanySetup> {
    const facts = await store.readFacts(from, companyId);
    const choices = await store.readChoices(from, companyId);
    const steps = SETUP_STEPS.map((step) => {
      const choice = choices.get(step);
      return { step, state: toState(facts[step], choice), choice: choice ?? null };
    });
    return {
      steps,
      is_complete: steps.every(({ state }) => state !== 'open'),
      is_closed: await store.isClosed(from, companyId),
    };
  }

  const toEntry = ({ companyId, personId, origin }: AdminCall) => ({
    actorId: personId,
    companyId,
    subject: { kind: 'company', id: companyId } as const,
    origin,
  });
  const toWord = (choice: SetupChoice | null | undefined) => choice ?? 'none';

  return {
    get: (admin: AdminCall) => read(db, admin),

    /** Throws `bad_input` at `choice` for passwords at another step than the sign-in. */
    choose: (admin: AdminCall, { step, choice }: ParsedInputOf<typeof chooseSetupStep>) =>
      db.transaction(async (tx) => {
        if (choice === 'passwords' && step !== 'sign_in')
          throw problem('bad_input', { errors: { choice: 'Only the sign-in can be by password' } });
        const { companyId } = admin;
        await lockCompany(tx, companyId);
        await checkAdmin(tx, admin);
        const before = (await store.readChoices(tx, companyId)).get(step);
        if ((before ?? null) !== choice) {
          await store.writeChoice(tx, { companyId, step, choice, at: clock.now() });
          await audit.record(tx, {
            action: 'company.setup_skip',
            ...toEntry(admin),
            details: { step, before: toWord(before), after: toWord(choice) },
          });
        }
        return read(tx, admin);
      }),

    /** Throws `setup_open`. */
    close: (admin: AdminCall) =>
      db.transaction(async (tx) => {
        const { companyId } = admin;
        await lockCompany(tx, companyId);
        await checkAdmin(tx, admin);
        const setup = await read(tx, admin);
        if (setup.is_closed) return setup;
        if (!setup.is_complete) throw problem('setup_open');
        await store.close(tx, companyId, clock.now());
        const skipped = setup.steps.filter(({ state }) => state === 'skipped').map(({ step }) => step);
        await audit.record(tx, {
          action: 'company.setup_close',
          ...toEntry(admin),
          details: skipped.length > 0 ? { skipped: skipped.join(', ') } : {},
        });
        return { ...setup, is_closed: true };
      }),
  };
}
