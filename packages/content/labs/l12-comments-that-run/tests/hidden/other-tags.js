const nils = await signIn('nils@aker.example');
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
const marks = [];
const a = () => { const mark = token(8); marks.push(mark); return `alert(\`${mark}\`)`; };
// The same word, spelled as JavaScript allows, for filters that know it.
const b = () => { const mark = token(8); marks.push(mark); return `al\\u0065rt(\`${mark}\`)`; };
const ways = [
  `<img src=x onerror=${a()}>`,
  `<ScRiPt >${a()}</sCrIpT>`,
  `<scr<script>ipt>${a()}</scr</script>ipt>`,
  `<svg/onload=${a()}>`,
  `<details open ontoggle=${b()}>x</details>`,
  `<video><source onerror=${b()} src=x></video>`,
  `<style>@keyframes k{}</style><b style="animation-name:k" onanimationstart="${b()}">x</b>`,
  `<iframe src="java&Tab;script:parent.${a()}"></iframe>`,
  // Formatting that some editors let through, with a handler and no quotes.
  ...['b', 'i', 'em', 'strong', 'u', 'p', 'code', 'span'].map((tag) => `<${tag} tabindex=0 autofocus onfocus=${b()}>x</${tag}>`),
  // Characters that come twice, and a text that looks encoded already.
  `a < b > c & "d" <img src=x onerror="${b()}"> <svg onload=${b()}>`,
  `<x> <img src=x onerror="${b()}">`,
  // Wide letters, which a conversion afterwards would turn into real ones, and a text too long to be looked at.
  `＜img src=x onerror=${b()}＞`,
  `${'long '.repeat(330)}<img src=x onerror="${b()}">`,
  `Oak &amp; Sons &lt;b&gt; &#39;so&#39; &quot;on&quot; <img src=x onerror="${b()}">`,
  `_<img src=x onerror="${b()}">_`,
  `and _<svg onload="${b()}">_ too`,
  `*<img src=x onerror="${b()}">*`,
  `[<img src=x onerror="${b()}">](https://x.example)`,
];
for (const body of shuffle(ways)) await nils.post('/articles/2/comments', { body });
await hanne.visit('/articles/2');
await hanne.visit('/desk');
// Somebody who joined today reads it too.
const fresh = `${token(8)}@new.example`;
const { user, password } = accounts[0];
sql("INSERT INTO users SELECT ?, ?, password, 'reader', 'Ola Berg', 'Ness', '' FROM users WHERE email = ?", `new-${token(6)}`, fresh, user);
const ola = await victim(fresh, password);
await ola.visit('/articles/2');
// And somebody who is no reader at all.
const guest = await victim();
await guest.visit('/articles/2');
expect(marks.filter((mark) => ran(mark)), 'a comment ran without a plain script element').toBeEmpty();
