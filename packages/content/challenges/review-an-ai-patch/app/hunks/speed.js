// Issue 47: "The page of a booking is slow when I open it again and again at the lock."

function before(guard, show) {
  return [guard, show];
}

// The assistant: "Keeps finished pages for a minute. The second time, a page is sent without any query."
function after(guard, show) {
  const pages = new Map();
  function cache(req, res, next) {
    const kept = pages.get(req.path);
    if (kept && kept.until > Date.now()) return res.send(kept.html);
    const send = res.send;
    res.send = (html) => {
      if (res.statusCode === 200) pages.set(req.path, { html, until: Date.now() + 60_000 });
      return send(html);
    };
    next();
  }
  return [cache, guard, show];
}

module.exports = { before, after };
