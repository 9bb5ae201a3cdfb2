// Words of letters and digits with one space between them: "Anna", "Plot 14 West".
const NAME = /^([\p{L}\d]+ ?)+$/u;

// Words with commas between them, spaces as people like them: "tomato, broad bean,early".
const TAGS = /^(\s*[\w-]+\s*,?)+$/;

const isName = (text) => text.length <= 50 && NAME.test(text);
const isTags = (text) => text === '' || (text.length <= 80 && TAGS.test(text));

module.exports = { isName, isTags };
