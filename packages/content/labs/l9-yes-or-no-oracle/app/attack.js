// Your attack. It can do what any browser can do, and nothing else:
//   client()        a browser of its own; get(url) resolves to { status, body, headers }
//   found(flag)     call this once you know the whole code
// At most 600 requests in one run.

const browser = client();

// Asks the office one question. True when the answer is "Found".
async function ask(condition) {
  // Something that is surely on a shelf, a condition of your own, and a comment for what the app adds.
  const what = `umbrella`; // your turn: let the condition decide
  const reply = await browser.get('/search?what=' + encodeURIComponent(what));
  return reply.body.includes('<strong>Found</strong>');
}

// The value of a numeric expression that is known to be at least low and below high. By halving.
async function findNumber(expression, low, high) {
  // your turn
  return low;
}

const SECRET = "(SELECT value FROM settings WHERE name = 'strongroom_code')";

let code = '';
const length = 0; // your turn: how long is the code?
for (let at = 1; at <= length; at++) {
  // your turn: which character is at this position?
}

found(code);
