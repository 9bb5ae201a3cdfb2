// Runs before every route. What it sets goes out with every answer.
function headers(req, res, next) {
  res.set('x-served-by', 'cabinfolk-2');
  next();
}

module.exports = { headers };
