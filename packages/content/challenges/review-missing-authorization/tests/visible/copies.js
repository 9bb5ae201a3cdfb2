const freya = await signIn('freya@lund.example');
expect((await freya.post('/plans/12/copy', { from: '1' })).body, 'the items of a template should be copied').toContain('Borrow benches');
expect((await freya.post('/plans/12/copy', { from: '11' })).body, 'the items of a plan of her own should be copied').toContain('Judge for the cake table');
expect(sql("SELECT id FROM items WHERE plan_id = 12 AND text LIKE 'Tent,%'"), 'every item should be copied').toHaveLength(1);
expect(sql("SELECT id FROM items WHERE plan_id = 11 AND text = 'Judge for the cake table'"), 'the original should stay where it was').toHaveLength(1);
