import { getPreferenceForm, PREFERENCE_TEXTS, submitPreferences } from '@drawbridge/contracts/identity';
import type { EmbedActor, PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { PreferenceService } from './preferences.service.ts';

export function toPreferenceRoutes(preferences: PreferenceService): Route<PortalActor | EmbedActor>[] {
  return [
    serve(getPreferenceForm, () => Promise.resolve({ fields: preferences.questions })),
    serve(submitPreferences, async ({ input, actor }) => {
      await preferences.submit(actor.personId, input);
      return answer({}, PREFERENCE_TEXTS.submitted);
    }),
  ];
}
