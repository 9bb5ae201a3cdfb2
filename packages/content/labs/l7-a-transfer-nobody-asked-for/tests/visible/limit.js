const mara = await victim('mara@lind.example');
await mara.visit('/');
const page = await mara.submit('#limit', { daily: '350' });
expect(page.find('#saved').text, 'the page should say that the limit was saved').toBe('Saved');
expect(sql("SELECT daily FROM users WHERE id = 'mara-lind'")[0].daily, 'the new limit should be stored').toBe(350);
expect((await mara.visit('/')).find('input[name=daily]').attributes.value, 'the new limit should be shown').toBe('350');
const wrong = await mara.submit('#limit', { daily: '-3' });
expect(wrong.find('#saved').text, 'an invalid limit should not be saved').toBe('Not saved');
