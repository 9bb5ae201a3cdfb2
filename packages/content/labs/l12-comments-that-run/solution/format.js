const { text, isAddress } = require('./encode');

// What readers write becomes HTML: *strong*, _emphasized_, [words](address), and line breaks.
const LINK = /\[([^\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

// First everything is text. The only tags there are afterwards are the ones written here.
function format(source) {
  return text(source)
    .replace(LINK, (all, words, address) => (isAddress(address) ? `<a href="${address}">${words}</a>` : all))
    .replace(/\*([^*\n]+)\*/g, '<strong>$1</strong>')
    .replace(/(^|\s)_([^_\n]+)_/g, '$1<em>$2</em>')
    .replace(/\r?\n/g, '<br>');
}

module.exports = { format };
