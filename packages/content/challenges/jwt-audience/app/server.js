const express = require('express');
const { identityRoutes } = require('./identity');
const { bookingRoutes } = require('./routes/bookings');
const { crewRoutes } = require('./routes/crew');
const { harborRoutes } = require('./routes/harbor');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());

// In reality, Petrel ID and the three services are four programs. Here they are one, so that you can see all of them.
app.use(identityRoutes);
app.use('/bookings', bookingRoutes);
app.use('/crew', crewRoutes);
app.use('/harbor', harborRoutes);

app.get('/', (req, res) => res.redirect('/login'));
app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1><p><a href="/login">Sign in</a></p>')));

app.listen(3000);
