// For headlines, which come from the newsroom and hold an & now and then. Enough between two tags.
const text = (value) =>
  String(value ?? '').replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

// What readers write may hold anything but code.
const BAD = /<\/?script[^>]*>|javascript:|vbscript:|onerror|onload|onclick|onmouseover|onfocus|autofocus|srcdoc|alert|eval/gi;
function clean(value) {
  let held = String(value ?? '');
  // Again and again, so that nothing can be put together by what is taken out.
  while (held.search(BAD) >= 0) held = held.replace(BAD, '');
  return held;
}

module.exports = { text, clean };
