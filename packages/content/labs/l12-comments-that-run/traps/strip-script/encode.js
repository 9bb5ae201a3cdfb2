// For headlines, which come from the newsroom and hold an & now and then. Enough between two tags.
const text = (value) =>
  String(value ?? '').replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

// What readers write may hold anything but scripts.
const clean = (value) => String(value ?? '').replace(/<\/?script[^>]*>/gi, '');

module.exports = { text, clean };
