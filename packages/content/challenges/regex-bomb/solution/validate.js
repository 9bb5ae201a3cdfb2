const MOST_NAME = 80;
const MOST_TAGS = 300;

// Words of letters and digits with one space between them: "Anna", "Plot 14 West". Each word is followed by a space and
// another word, or by the end: there is one way to read a text, so nothing is tried again.
const NAME = /^[\p{L}\d]+(?: [\p{L}\d]+)* ?$/u;

// One tag: words with spaces between them.
const TAG = /^[\w-]+(?:\s+[\w-]+)*$/;

const isName = (text) => text.length <= MOST_NAME && NAME.test(text);

// Words separated by commas, with any spaces around them: "tomato, broad bean,early". A comma may end the list.
function isTags(text) {
  if (text === '') return true;
  if (text.length > MOST_TAGS) return false;
  return text.trim().replace(/,$/, '').split(',').every((tag) => TAG.test(tag.trim()));
}

module.exports = { isName, isTags };
