/** A tool's page: it is styled by itself and kept apart from the brands. */
export const plainPageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#1d1b18,#ece8e1);--soft:light-dark(#5e5850,#b3aca1);--ground:light-dark(#faf8f4,#1a1917);--line:light-dark(#d9d3c8,#413d37);--bad:light-dark(#9c2a1b,#ff9d8a);--bar:light-dark(#6d7f63,#9fb592)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);font-variant-numeric:tabular-nums}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.1;font-weight:600}
h2{margin:3rem 0 .75rem;font-size:1.25rem;font-weight:600}
h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.25rem 0;max-width:65ch}
a{color:inherit;text-underline-offset:.2em}
.stand,.note,dd:not(.value){color:var(--soft)}
.stand{margin-top:1.5rem}
button{min-height:2.75rem;padding:0 1rem;font:inherit;color:inherit;background:none;border:1px solid var(--ink);border-radius:2px;cursor:pointer}
:focus-visible{outline:3px solid var(--bar);outline-offset:2px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:0 2rem;margin:1rem 0 0}
.figures>div{padding:1rem 0;border-top:1px solid var(--line)}
dt{font-weight:600}
dd{margin:0}
.value{font-size:2rem;line-height:1.25}
.bad .value{color:var(--bad)}
.errors{margin:0;padding:0;list-style:none}
.errors li{padding:1rem 0;border-top:1px solid var(--line)}
.errors h3{color:var(--bad)}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 0 .5rem 1rem;border-top:1px solid var(--line);text-align:right;font-weight:400}
th:first-child{padding-left:0;text-align:left;overflow-wrap:anywhere}
thead th{border:0;color:var(--soft)}
td{white-space:nowrap}
.ms{display:inline-block;min-width:5rem}
meter{width:min(30vw,16rem);height:.5rem;margin-right:.75rem;vertical-align:middle;border:0;background:none}
meter::-webkit-meter-bar{height:.5rem;background:none;border:0;border-radius:0}
meter::-webkit-meter-optimum-value{background:var(--bar)}
meter::-moz-meter-bar{background:var(--bar)}
@media(max-width:40rem){meter{display:none}}
details{border-top:1px solid var(--line)}
summary{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.75rem 0;cursor:pointer}
summary>*{overflow-wrap:anywhere}
summary>:last-child{margin-left:auto;color:var(--soft)}
summary>.bad{color:var(--bad)}
pre{margin:0 0 1.5rem;max-width:75ch;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`
