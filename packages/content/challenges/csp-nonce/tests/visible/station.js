const rhea = await victim('rhea@tanner.example');
const page = await rhea.visit('/');
expect(page.find('#now').text, 'the song on air should be shown').toBe('Paper Lanterns, Ada Quill');
const typed = await rhea.fill('#words', 'Hello');
expect(typed.find('#left').text, 'the number of characters left should be shown').toBe('995 characters left');
const kofi = await victim('kofi@kestrel.example');
expect((await kofi.visit('/studio')).find('#count').text, 'the studio should count the greetings').toBe('2 greetings to read out');
