// What readers write becomes HTML: *strong*, _emphasized_, [words](address), and line breaks.
const LINK = /\[([^\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

function format(source) {
  return source
    .replace(LINK, '<a href="$2">$1</a>')
    .replace(/\*([^*\n]+)\*/g, '<strong>$1</strong>')
    .replace(/(^|\s)_([^_\n]+)_/g, '$1<em>$2</em>')
    .replace(/\r?\n/g, '<br>');
}

module.exports = { format };
