// The page sends delivery_day, the phone app deliveryDay. The database knows delivery_day.
const toColumn = (name) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());

function toColumns(body) {
  return Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [toColumn(name), value]));
}

const RULES = {
  name: (value) => value.length > 0 && value.length <= 80,
  street: (value) => value.length > 0 && value.length <= 120,
  city: (value) => value.length > 0 && value.length <= 80,
  grind: (value) => ['beans', 'filter', 'espresso', 'press'].includes(value),
  delivery_day: (value) => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].includes(value),
  newsletter: (value) => ['0', '1'].includes(value),
  staff: (value) => value === '0',
  grams: (value) => ['250', '500', '1000'].includes(value),
  every_weeks: (value) => ['1', '2', '4'].includes(value),
  paused: (value) => ['0', '1'].includes(value),
  price_cents: (value) => Number(value) >= 500,
};

// A request with a value that is not good is refused as a whole.
function validColumns(body) {
  const columns = toColumns(body);
  const bad = Object.keys(RULES).find((name) => columns[name] !== undefined && !RULES[name](String(columns[name])));
  if (bad) throw Object.assign(new Error(`${bad} is not valid`), { status: 400 });
  return columns;
}

module.exports = { validColumns };
