// The shop's own statements, built as many real ones are. Fix them here and see what changes.
const db = require('db');

// Every hit is shown: what the statement returns, the visitor sees.
function searchBooks(term) {
  const parts = ["SELECT title, author, price FROM books WHERE hidden = 0 AND title LIKE '%", term, "%' ORDER BY title"];
  return { parts, run: () => db.all(parts.join('')) };
}

// Only yes or no is shown.
function isInStock(isbn) {
  const parts = ["SELECT 1 FROM books WHERE stock > 0 AND isbn = '", isbn, "'"];
  return { parts, run: () => db.all(parts.join('')) };
}

module.exports = { searchBooks, isInStock };
