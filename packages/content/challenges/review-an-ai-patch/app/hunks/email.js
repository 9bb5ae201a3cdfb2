// Issue 41: "An error page when I press Sign in with an empty form."

function before(req) {
  return req.body.email.trim().toLowerCase();
}

// The assistant: "Reads the field defensively. A request without the field is an attempt with an empty address."
function after(req) {
  return String(req.body?.email ?? '').trim().toLowerCase();
}

module.exports = { before, after };
