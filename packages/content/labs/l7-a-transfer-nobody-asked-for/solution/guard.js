const ORIGIN = 'https://app.test';
const READS = ['GET', 'HEAD', 'OPTIONS'];

// A request that may change something has to come from a page of ours. Browsers write both headers themselves, and no page can
// forge them. A program that sends neither is not a browser, so it brings no victim's session.
function ownPagesOnly(req, res, next) {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const isOurs = site === undefined ? origin === undefined || origin === ORIGIN : site === 'same-origin';
  if (READS.includes(req.method) || isOurs) return next();
  res.status(403).type('text').send('This request came from another site. Nothing was changed.');
}

module.exports = { ownPagesOnly };
