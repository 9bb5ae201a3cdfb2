// The page sends delivery_day, the phone app deliveryDay. The database knows delivery_day.
const toColumn = (name) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());

function toColumns(body) {
  return Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [toColumn(name), value]));
}

// Only what is named, and only if it was sent. Translated first, so that both spellings count as one field.
function pick(body, allowed) {
  return Object.fromEntries(Object.entries(toColumns(body)).filter(([name]) => allowed.includes(name)));
}

module.exports = { pick, toColumns };
