const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// For text between tags and for values in attributes, which must have quotes around them.
const text = (value) => String(value ?? '').replace(/[&<>"']/g, (sign) => SIGNS[sign]);

module.exports = { text };
