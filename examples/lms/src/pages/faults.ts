import { FAULTS, SERVICE_NAMES, SERVICES } from '../faults/faults.ts';
import type { State } from '../state.ts';
import { type Html, html } from './html.ts';

const toOptions = (options: Record<string, string>): Html[] =>
  Object.entries(options).map(([value, label]) => html`<option value="${value}">${label}</option>`);

const toChoices = () => html`<label>Service<select name="service">${toOptions(SERVICES)}</select></label>
<label>Failure<select name="fault">${toOptions(FAULTS)}</select></label>`;

function toOrders({ faults }: State): Html[] {
  return SERVICE_NAMES.flatMap((name) => {
    const { queue, share, calls, injected } = faults[name];
    const count = Object.values(injected).reduce<number>((sum, value) => sum + (value ?? 0), 0);
    if (queue.length === 0 && !share && count === 0) return [];
    const next =
      queue.length > 0
        ? html` Next: ${queue.slice(0, 10).join(', ')}${queue.length > 10 ? html` and ${queue.length - 10} more` : ''}.`
        : '';
    const part = share
      ? html` ${Math.round(share.share * 100)}% of calls: ${share.faults.join(', ')} (seed ${share.seed}).`
      : '';
    return [
      html`<li><strong>${SERVICES[name]}</strong>${next}${part} ${count} of ${calls} calls failed on purpose so far.</li>`,
    ];
  });
}

/** Orders for calls that fail. */
export function toFaultPanels(state: State): Html {
  const orders = toOrders(state);
  return html`<section class="panel" id="faults"><h2>Failures of services</h2>
<p>Makes calls of a tool fail, to see that nothing is lost and nothing is done twice.</p>
${orders.length > 0 ? html`<ul>${orders}</ul><form method="post" action="/behaviour/faults/clear"><button class="secondary">No more failures</button></form>` : html`<p class="none">No call fails on purpose.</p>`}
<form class="inline" method="post" action="/behaviour/faults"><h3>The next calls</h3>${toChoices()}
<label>How many<input type="number" name="count" min="1" max="1000" value="1" required></label><button class="secondary">Order</button></form>
<form class="inline" method="post" action="/behaviour/faults"><h3>A share of all calls</h3>${toChoices()}
<label>Percent<input type="number" name="percent" min="1" max="100" value="20" required></label><label>Seed<input type="number" name="seed" value="1" required></label><button class="secondary">Order</button></form></section>`;
}
