// Forms can only say GET and POST. A form that means DELETE says so in a field, a program in a header.
function methodOverride(req, res, next) {
  if (req.method === 'POST') {
    const wanted = req.body?._method ?? req.query._method ?? req.get('x-http-method-override');
    if (wanted) req.method = String(wanted).toUpperCase();
  }
  next();
}

module.exports = { methodOverride };
