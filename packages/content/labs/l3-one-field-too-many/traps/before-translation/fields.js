// The page sends delivery_day, the phone app deliveryDay. The database knows delivery_day.
const toColumn = (name) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());

// What no request may set, whatever table it is for.
const OURS = ['id', 'customer_id', 'email', 'staff', 'tier', 'credit_cents', 'joined', 'price_cents', 'next_on'];

function toColumns(body, except = OURS) {
  const taken = Object.entries(body ?? {}).filter(([name]) => !except.includes(name.toLowerCase()));
  return Object.fromEntries(taken.map(([name, value]) => [toColumn(name), value]));
}

module.exports = { OURS, toColumns };
