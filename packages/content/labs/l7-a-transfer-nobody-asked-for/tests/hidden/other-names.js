// A page may hide where it comes from, or have our name in its own.
const form = '<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="20"></form><script>document.forms[0].submit()</script>';
const from = [
  [`<meta name="referrer" content="no-referrer">${form}`, 'https://evil.example/'],
  [form, 'https://app.test.evil.example/'],
  [form, 'https://app-test.example/app.test'],
  [form, 'https://notapp.test/'],
  [form, `https://${token(4)}-app.test/`],
  [form, 'https://app.testing.example/'],
  [form, 'https://app-test/'],
  // Our name without encryption, which anybody on the way can answer for; and the shops, which may show the purse only.
  [form, 'http://app.test/'],
  [form, 'https://bakery.example/till'],
  [form, 'https://bikes.example/'],
  [`<meta name="referrer" content="unsafe-url">${form}`, `https://evil.example/${token(4)}?from=https://app.test/`],
  [`<meta name="referrer" content="unsafe-url">${form}`, 'https://evil.example/https://app.test/'],
  [`<iframe sandbox="allow-scripts allow-forms" srcdoc='${form}'></iframe>`, 'https://evil.example/'],
  [`<iframe src='data:text/html,${encodeURIComponent(form)}'></iframe>`, 'https://evil.example/'],
];
const mara = await victim('mara@lind.example');
for (const [html, url] of shuffle(from)) await mara.visitAttacker(html, { url });
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, 'points were sent from a page that hid its name, or borrowed ours').toBe(640);
