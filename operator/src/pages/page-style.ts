/** Plain and unlike the site on purpose, so that nobody takes it for a real page of the operator or the state. */
export const pageStyle = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light dark;--ink:#14231c;--paper:#f3f5f2;--card:#fff;--line:#c9d3cc;--muted:#4c5c53;--main:#1d5f43;--on:#fff;--note:#fff3d1;--note-ink:#5a4300;--wrong:#a32020}
@media (prefers-color-scheme:dark){:root{--ink:#e9f0ec;--paper:#101714;--card:#17211c;--line:#3a4a42;--muted:#a9b8b0;--main:#7fd0a8;--on:#0c1511;--note:#3a3010;--note-ink:#ffe6a3;--wrong:#ffb0a8}}
body{font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);min-height:100vh;padding:24px 16px 48px;overflow-wrap:anywhere}
main{max-width:560px;margin:0 auto;display:grid;gap:20px}
.note{background:var(--note);color:var(--note-ink);border-radius:10px;padding:12px 16px;font-size:.9375rem}
h1{font-size:1.5rem;line-height:1.25}
h2{font-size:1.125rem;line-height:1.25}
[lang=en]{display:block;color:var(--muted);font-size:.9375rem;font-weight:400}
button [lang=en]{color:inherit}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px;display:grid;gap:14px}
ul{list-style:none;padding:0;display:grid;gap:10px}
.facts li{border-top:1px solid var(--line);padding-top:10px}
.facts li:first-child{border:0;padding:0}
button{font:inherit;color:inherit;min-height:60px;width:100%;text-align:left;padding:10px 16px;border:1px solid var(--line);border-radius:12px;background:var(--card);cursor:pointer}
button:hover{border-color:var(--main)}
.wrong{color:var(--wrong);font-weight:600}
input{font:inherit;color:inherit;min-height:60px;width:100%;padding:10px 16px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.sms{white-space:pre-line}
button b{font-size:1.0625rem}
button.main{background:var(--main);color:var(--on);border-color:var(--main);text-align:center;font-weight:600}
button.quiet{text-align:center}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.small{font-size:.875rem;color:var(--muted);font-variant-numeric:tabular-nums}
`;
