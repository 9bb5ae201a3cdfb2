import {
  activatePlatform,
  addPlatform as addPlatformCall,
  changePlatform as changePlatformCall,
  deactivatePlatform,
  deletePlatform as deletePlatformCall,
  getPlatform,
  listPlatforms,
  rejectPlatform as rejectPlatformCall,
} from '@drawbridge/contracts/integration';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import { readActivity } from './activity.store.ts';
import { type AddDeps, addPlatform } from './add-platform.ts';
import { changePlatform } from './change-platform.ts';
import { deletePlatform, rejectPlatform } from './end-platform.ts';
import { getOwn } from './own-platform.ts';
import { toPlatform } from './platform-reply.ts';
import { platformsOf } from './platforms.store.ts';
import { switchPlatform } from './switch-platform.ts';

/** Registration of platforms, by the company that uses them. @see SVC-9, LTI-26 */
export function toPlatformRoutes(deps: AddDeps): Route<Actor>[] {
  const { db, clock, publicUrl } = deps;
  return [
    serve(listPlatforms, async ({ actor }: { actor: Actor }) => {
      const company = toAdmin(actor).companyId;
      const rows = await platformsOf(db, company).list();
      const activity = await readActivity(db, company, clock.now());
      return { items: rows.map((row) => ({ ...toPlatform(row, publicUrl), ...activity(row.id) })) };
    }),
    serve(getPlatform, ({ input, actor }) => getOwn(deps, toAdmin(actor).companyId, input.id)),
    serve(addPlatformCall, ({ input, ...caller }) => addPlatform(deps, caller, input)),
    serve(changePlatformCall, ({ input, ...caller }) => changePlatform(deps, caller, input)),
    serve(deletePlatformCall, async ({ input, ...caller }) => {
      await deletePlatform(deps, caller, input.id);
      return {};
    }),
    serve(rejectPlatformCall, async ({ input, ...caller }) => {
      await rejectPlatform(deps, caller, input.id);
      return {};
    }),
    serve(activatePlatform, ({ input: { id, ...given }, ...caller }) =>
      switchPlatform(deps, caller, id, { ...given, active: true }),
    ),
    serve(deactivatePlatform, ({ input, ...caller }) =>
      switchPlatform(deps, caller, input.id, { active: false }),
    ),
  ] as Route<Actor>[];
}
