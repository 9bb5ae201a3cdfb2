import express from 'express';
import { priceOf } from '@saltmarsh/fares';
import { printPass } from './passes.js';

const app = express();
app.use(express.json());

app.get('/health', (_request, response) => response.send('afloat'));

app.post('/passes', async (request, response) => {
  const { from, to, passengers } = request.body;
  const price = priceOf({ from, to, passengers });
  response.status(201).json({ price, pass: await printPass({ from, to, passengers, price }) });
});

app.listen(8080);
