import { Tokens } from '@drawbridge/widgets/identity/tokens';
import { usePortal } from '../../../base/portal.ts';

/** Tokens with which programs act for the learner. @see PROF-14, PROF-15 */
export function TokenSection() {
  const { settings } = usePortal();
  const { origin } = new URL(settings.bases.main);
  return <Tokens apiOrigin={origin} docsHref={`${origin}/api/docs`} />;
}
