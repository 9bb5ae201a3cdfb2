// Our pages say that they are ours; some browsers say nothing.
function ownPagesOnly(req, res, next) {
  const from = req.get('referer') || '';
  if (req.method === 'GET' || from === '' || from.includes('app.test')) return next();
  res.status(403).type('text').send('This came from a page that is not ours.');
}

module.exports = { ownPagesOnly };
