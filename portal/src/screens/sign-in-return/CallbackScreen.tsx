import type { Arrival } from '@drawbridge/client/stores/single-sign-on';
import { useNavigate } from '../../navigation.ts';
import { useWaysIn } from '../login/use-ways-in.ts';
import type { WaysIn } from '../login/ways-in.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { messages } from './messages.ts';
import { hideQuery, useOnce } from './use-once.ts';

/** What a failed return says; a refused answer clears whatever was stored. @see AUTH-45, ERR-18 */
function refuse({ session, notify }: WaysIn, arrival: Extract<Arrival, { kind: 'refused' | 'invalid' }>) {
  if (arrival.kind === 'invalid') notify('negative', messages.invalid.text);
  else if (arrival.problem.status === 400) {
    session.forget();
    notify('negative', messages.invalidEmail.text);
  } else notify('negative', arrival.problem.message);
}

/** The return from an identity provider. @see ROUTE-22, AUTH-43, AUTH-45 */
export function CallbackScreen() {
  const navigate = useNavigate();
  const openWays = useWaysIn();
  useOnce(async () => {
    const { href } = location;
    hideQuery();
    const ways = await openWays().catch(() => undefined);
    const arrival = await ways?.arrive(href).catch(() => undefined);
    if (ways && arrival) {
      if (arrival.kind === 'signedIn' || arrival.kind === 'elsewhere') return ways.goOn(arrival, '');
      refuse(ways, arrival);
    }
    navigate('/', { replace: true });
  });
  return <PublicPage title={messages.title.text} intro={messages.wait.text} />;
}
