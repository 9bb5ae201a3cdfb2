// The page sends delivery_day, the phone app deliveryDay. The database knows delivery_day.
const toColumn = (name) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());

function toColumns(body) {
  return Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [toColumn(name), value]));
}

// What no request may set.
function safeColumns(body) {
  const { staff, tier, credit_cents, price_cents, ...rest } = toColumns(body);
  return rest;
}

module.exports = { safeColumns };
