const REFERENCES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// For text between tags and for values in attributes, which must have quotes around them.
const text = (value) => String(value ?? '').replace(/[&<>"']/g, (character) => REFERENCES[character]);

// Where a reader's link may lead. Everything else is not treated as an address.
const isAddress = (value) => /^https?:\/\//i.test(value);

// For values in a script element, where nothing is decoded: JSON without any < is data and nothing else.
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

module.exports = { text, isAddress, data };
