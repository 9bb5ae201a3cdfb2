const express = require('express');
const { findTicket } = require('./tickets');
const { ticketPage, programPage, missingPage } = require('./views');

const app = express();

app.get('/', (req, res) => res.send(programPage()));

app.get('/tickets/:number', (req, res) => {
  const ticket = findTicket(req.params.number);
  if (!ticket) return res.status(404).send(missingPage('There is no ticket with this number.'));
  res.send(ticketPage(ticket));
});

app.use((req, res) => res.status(404).send(missingPage('There is nothing at this address.')));

app.listen(3000);
