// How the pages look. Nothing to fix in this file.
const STYLE = `
  :root { color-scheme: light; --ink: #23291f; --soft: #646d5c; --line: #dfe0d2; --moss: #44602f; --clay: #b5532b; --page: #f5f3ea; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15.5px/1.6 "Avenir Next", "Segoe UI", system-ui, sans-serif; }
  a { color: var(--moss); text-underline-offset: 3px; }
  header { border-bottom: 1px solid var(--line); background: #fffdf6; } header > div { max-width: 980px; margin: 0 auto; padding: 14px 20px; display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
  .brand { margin-right: auto; font-weight: 800; font-size: 20px; letter-spacing: -0.02em; color: var(--ink); text-decoration: none; } .brand b { color: var(--clay); font-size: 15px; margin-right: 7px; }
  header button { background: none; color: var(--moss); padding: 0; text-decoration: underline; font-weight: 400; }
  main { max-width: 980px; margin: 0 auto; padding: 26px 20px 60px; overflow-wrap: break-word; } h1 { font-size: clamp(25px, 5vw, 34px); letter-spacing: -0.025em; line-height: 1.15; margin: 0 0 4px; } h2 { font-size: 19px; margin: 0 0 10px; } .soft { color: var(--soft); margin: 0 0 18px; }
  .cabins { list-style: none; margin: 0; padding: 0; display: grid; gap: 18px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr)); } .cabins li { background: #fffdf6; border: 1px solid var(--line); border-radius: 14px; overflow: hidden; } .cabins div { padding: 12px 16px 16px; } .cabins a { font-weight: 700; color: var(--ink); text-decoration: none; font-size: 17px; } .cabins p { margin: 0; color: var(--soft); }
  img { display: block; max-width: 100%; } .photo { width: 100%; height: 170px; object-fit: cover; background: linear-gradient(#b9d2dc 0 52%, #6f8b5a 52% 70%, #44602f 70%); color: #23291f; font-size: 13px; } .large { height: 260px; border-radius: 14px; margin-bottom: 20px; }
  .two { display: grid; gap: 22px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); align-items: start; } .card { background: #fffdf6; border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin-bottom: 18px; } .map { width: 100%; height: 170px; border: 1px solid var(--line); border-radius: 10px; background: repeating-linear-gradient(45deg, #e6ead8 0 14px, #dfe4cf 14px 28px); }
  label { display: block; font-weight: 600; margin: 0 0 12px; } input, textarea { display: block; width: 100%; margin-top: 4px; font: inherit; font-weight: 400; padding: 8px 11px; border: 1px solid #b8bba5; border-radius: 8px; background: #fff; color: inherit; }
  button { font: inherit; font-weight: 700; border: 0; border-radius: 8px; padding: 9px 16px; background: var(--moss); color: #fff; cursor: pointer; } button.second { background: #e7ead9; color: var(--moss); } .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; } .total { font-weight: 700; color: var(--clay); } .wrong { background: #fae3d8; color: #822f11; padding: 9px 13px; border-radius: 8px; } .sheet { max-width: 400px; margin: 4vh auto; }
  :focus-visible { outline: 3px solid #e0a13a; outline-offset: 2px; }
`;

module.exports = { STYLE };
