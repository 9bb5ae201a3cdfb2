const hanne = await signIn('hanne@oakes.example');
await hanne.post('/bookings/602/confirm', { charge: 'ch-open' });
expect(sql('SELECT status FROM bookings WHERE id = 602')[0].status, 'a payment that is still open should not confirm').toBe('open');
await hanne.post('/bookings/602/confirm', { charge: 'ch-paid' });
expect(sql('SELECT status FROM bookings WHERE id = 602')[0].status, 'a payment should confirm the booking').toBe('confirmed');
