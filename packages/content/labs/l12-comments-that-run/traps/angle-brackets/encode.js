// Without a bracket there is no tag.
const text = (value) =>
  String(value ?? '').replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

// Where a link of a reader may lead. Everything else is no address to us.
const isAddress = (value) => /^https?:\/\//i.test(value);

// For values in a script element, where nothing is decoded: JSON that holds no < is data and nothing else.
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { text, isAddress, data };
