import type { ServerModule } from '../../../module.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Config } from '../../../settings/config.ts';
import { findEmail } from '../../kernel/people/index.ts';
import { toLinkEmail } from './account-link.mails.ts';
import { toAccountLinkRoutes } from './account-link.routes.ts';
import { type AccountLinkDeps, createAccountLinkService } from './account-link.service.ts';
import { createMoveWork } from './move-work.ts';
import { createReturnWork, createReturnWorkJob } from './return-work.ts';

const DAY_MS = 86_400_000;

/** Learners of a platform who also have an account of ours. @see LTI-16 */
export function createAccountLinks(
  deps: Omit<AccountLinkDeps, 'work' | 'returnWork' | 'tell'> &
    Parameters<typeof createMoveWork>[0] & {
      mailer: Mailer;
      toMailContent: ToMailContent;
      config: Pick<Config, 'publicUrl' | 'productName'>;
    },
): ServerModule {
  const { config, mailer, clock } = deps;
  const tell: AccountLinkDeps['tell'] = async (tx, accountId, news) => {
    const to = await findEmail(tx, accountId);
    if (!to) return;
    const address = `${config.publicUrl}/portal/profile/security`;
    const content = deps.toMailContent(toLinkEmail(news, { productName: config.productName, address }));
    await mailer.send(tx, { to, ...content }, { usefulUntil: new Date(clock.now().getTime() + DAY_MS) });
  };
  const work = createMoveWork(deps);
  const returnWork = createReturnWork({ ...deps, work });
  const service = createAccountLinkService({ ...deps, tell, work, returnWork });
  return {
    routes: toAccountLinkRoutes(service),
    jobs: [service.job, createReturnWorkJob({ ...deps, returnWork })],
  };
}
