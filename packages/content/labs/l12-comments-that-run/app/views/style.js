// How the paper looks. Nothing to fix in this file.
const STYLE = `
  :root { color-scheme: light; --ink: #1c2321; --soft: #66706b; --rule: #cfc6b4; --paper: #fbf6ec; --card: #fffdf8; --blue: #1d4e6b; --red: #a3341f; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Georgia, "Times New Roman", serif; }
  a { color: var(--blue); text-underline-offset: 3px; }
  header { max-width: 760px; margin: 0 auto; padding: 18px 20px 0; text-align: center; }
  .date { margin: 0; font-size: 13px; color: var(--soft); letter-spacing: .04em; }
  .title { display: block; font-size: clamp(30px, 7vw, 50px); line-height: 1.15; font-weight: 700; letter-spacing: -0.02em; color: var(--ink); text-decoration: none; margin: 4px 0 12px; }
  nav { border-top: 3px double var(--ink); border-bottom: 1px solid var(--ink); padding: 9px 0; display: flex; gap: 12px 18px; flex-wrap: wrap; justify-content: space-between; align-items: center; font: 14px/1.4 system-ui, sans-serif; }
  nav .search { display: flex; gap: 6px; flex: 1 1 230px; max-width: 340px; } nav .links { display: flex; gap: 16px; align-items: center; flex-wrap: wrap; overflow-wrap: anywhere; }
  main { max-width: 760px; margin: 0 auto; padding: 26px 20px 40px; overflow-wrap: anywhere; }
  h1 { font-size: clamp(26px, 5vw, 36px); line-height: 1.2; letter-spacing: -0.015em; margin: 0 0 6px; } h2 { font-size: 20px; margin: 34px 0 12px; padding-top: 14px; border-top: 1px solid var(--rule); }
  .kicker { margin: 0 0 4px; font: 700 12px/1.4 system-ui, sans-serif; letter-spacing: .09em; text-transform: uppercase; color: var(--red); } .byline { color: var(--soft); margin: 0 0 18px; font-style: italic; }
  .stories { list-style: none; margin: 0; padding: 0; } .stories li { padding: 0 0 20px; margin: 0 0 20px; border-bottom: 1px solid var(--rule); } .stories li:last-child { border: 0; } .stories a { color: var(--ink); text-decoration: none; font-weight: 700; font-size: 22px; line-height: 1.25; } .stories p { margin: 4px 0 0; }
  .comments { list-style: none; margin: 0; padding: 0; } .comment { background: var(--card); border: 1px solid var(--rule); border-radius: 4px; padding: 14px 18px; margin-bottom: 12px; }
  .comment .by { margin: 0 0 6px; font: 14px/1.4 system-ui, sans-serif; color: var(--soft); } .comment .by b { color: var(--ink); } .comment .said { margin: 0; }
  .under { font: 14px/1.4 system-ui, sans-serif; color: var(--soft); margin: 10px 0 0; display: flex; gap: 14px; align-items: center; justify-content: space-between; }
  form.write { margin-top: 22px; } label { display: block; margin: 0 0 14px; font: 600 14px/1.5 system-ui, sans-serif; }
  input, textarea { width: 100%; font: 15px/1.5 system-ui, sans-serif; padding: 8px 11px; border: 1px solid #b3aa97; border-radius: 4px; background: #fff; color: var(--ink); } label input, label textarea { display: block; margin-top: 5px; }
  button { font: 600 14px/1.4 system-ui, sans-serif; padding: 8px 16px; border: 0; border-radius: 4px; background: var(--blue); color: #fff; cursor: pointer; } button.plain { background: none; color: var(--blue); padding: 0; text-decoration: underline; text-underline-offset: 3px; font-weight: 400; } button.down { background: var(--red); }
  .hint { font: 13px/1.5 system-ui, sans-serif; color: var(--soft); margin: 0 0 12px; } .sheet { max-width: 430px; margin: 0 auto; } .wrong { background: #f8e0da; color: #7c2413; padding: 9px 13px; border-radius: 4px; font: 14px/1.5 system-ui, sans-serif; }
  footer { max-width: 760px; margin: 0 auto; padding: 16px 20px 40px; border-top: 1px solid var(--rule); color: var(--soft); font-size: 14px; text-align: center; }
  :focus-visible { outline: 3px solid #d98b2b; outline-offset: 2px; }
`;

module.exports = { STYLE };
