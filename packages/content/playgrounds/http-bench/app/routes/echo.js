const express = require('express');
const { page, box, requestText, pairs } = require('../views');

const echoRoutes = express.Router();

// What the app understood, beside what arrived.
function echoPage(req) {
  const parsed = req.body === undefined ? '<p class="lead">No body that the app knows how to read.</p>' : box('req.body', JSON.stringify(req.body, null, 2));
  return page('Echo', `<h1>This is what arrived</h1><p class="lead">On the wire a request is text: one line, headers, an empty line, a body.</p>
${box('As it arrived', requestText(req))}
<div class="two"><section class="card"><h2>Query</h2>${pairs(req.query)}</section><section class="card"><h2>Cookies</h2>${pairs(req.cookies)}</section></div>
<section class="card"><h2>Body, as Express understood it</h2>${parsed}</section>`);
}

echoRoutes.all('/echo', (req, res) => res.send(echoPage(req)));
echoRoutes.all('/echo/*rest', (req, res) => res.send(echoPage(req)));

echoRoutes.get('/forms', (req, res) => {
  res.send(page('Forms', `<h1>Forms</h1><p class="lead">Three ways to send the same three fields. Compare the requests.</p>
<section class="card"><h2>GET: in the address</h2><p>For questions. The address ends up in histories and logs, so never use it for secrets.</p>${form('get')}</section>
<section class="card"><h2>POST: in the body</h2><p>For actions. The body is <code>application/x-www-form-urlencoded</code>: names, values, percent signs.</p>${form('post')}</section>
<section class="card"><h2>JSON: not with a form</h2><p>No HTML form sends JSON. Open the POST in Requests, and use <em>Edit and resend</em> with the header <code>content-type: application/json</code> and a body like this. Then leave out a bracket.</p>${box('Body', '{ "name": "Ines Dahl", "city": "Bergen", "tags": ["new", "vip"], "active": true }')}</section>`));
});

const form = (method) => `<form method="${method}" action="/echo/form"><label>Name<input name="name" value="Ines Dahl"></label><label>City<input name="city" value="Bergen &amp; around"></label><label>Tags<input name="tag" value="new"><input name="tag" value="100%" aria-label="Second tag"></label><button>Send with ${method.toUpperCase()}</button></form>`;

module.exports = { echoRoutes };
