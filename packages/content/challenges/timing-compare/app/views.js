const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #26301f; --soft: #66715b; --line: #dfe4d3; --page: #f7f8f1; --accent: #5f7a1f; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } main { max-width: 760px; margin: 0 auto; padding: 34px 20px 60px; } h1 { font: 600 30px/1.2 Georgia, serif; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 22px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; margin-bottom: 16px; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 11px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } .pill { border-radius: 99px; padding: 2px 11px; font-size: 13px; font-weight: 600; background: #f6ecd0; color: #775505; } .pill.paid { background: #e2efcf; color: #3d5c0c; } code { font: 13.5px ui-monospace, Menlo, monospace; background: #edf0e2; padding: 1px 6px; border-radius: 6px; overflow-wrap: anywhere; } .note { padding: 16px 20px; color: var(--soft); }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const shopPage = (orders) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Leaf &amp; Letter</title><style>${STYLE}</style></head><body><main><h1>Leaf &amp; Letter</h1><p class="lead">Tea by post. Orders of the day, for the packers.</p><section class="card"><table><thead><tr><th>Order</th><th>Tea</th><th>To</th><th>Status</th></tr></thead><tbody>${orders.map((order) => `<tr><td>${order.id}</td><td>${escape(order.tea)}</td><td>${escape(order.city)}</td><td><span class="pill ${escape(order.status)}">${escape(order.status)}</span></td></tr>`).join('')}</tbody></table></section><section class="card note">We pack what has been paid for. The payment provider tells us at <code>POST /hooks/payment</code>, with a signature in the header <code>x-signature</code>.</section></main></body></html>`;

module.exports = { shopPage };
