const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// For text between tags and for values in attributes, which must have quotes around them.
const text = (value) => String(value ?? '').replace(/[&<>"']/g, (character) => SIGNS[character]);

// Where a link of a reader may lead. Everything else is no address to us.
const isAddress = (value) => /^https?:\/\//i.test(value);

// For values in a script element, where nothing is decoded: JSON that holds no < is data and nothing else.
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { text, isAddress, data };
