// Words of letters and digits with one space between them: "Anna", "Plot 14 West".
const NAME = /^([\p{L}\d]+ ?)+$/u;

// Words separated by commas, with any spaces around them: "tomato, broad bean,early".
const TAGS = /^(\s*[\w-]+\s*,?)+$/;

const isName = (text) => NAME.test(text);
const isTags = (text) => text === '' || TAGS.test(text);

module.exports = { isName, isTags };
