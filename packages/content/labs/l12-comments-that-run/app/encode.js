// For headlines, which come from the newsroom and contain an & now and then. Enough between two tags.
const text = (value) =>
  String(value ?? '').replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]);

module.exports = { text };
