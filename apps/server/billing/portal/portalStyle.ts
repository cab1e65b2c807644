import { createHash } from 'node:crypto';

/** All styles of the portal; the page loads no other file. */
export const PORTAL_STYLE = `
*{box-sizing:border-box}
html{color-scheme:light;font:16px/1.5 "Inter Variable",Inter,system-ui,sans-serif;color:#1e1833;background:#fff}
body{margin:0;padding:24px 16px 64px}
main,header{max-width:640px;margin:0 auto}
header{font-weight:650;color:#6d28d9;padding-bottom:16px}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.018em;margin:0 0 8px}
h2{font-size:1.125rem;margin:0 0 12px}
p{margin:0 0 12px}
.quiet{color:#475467}
section>:last-child{margin-bottom:0}
section,.notice{border-radius:12px;padding:20px;margin:16px 0}
section{box-shadow:0 0 0 1px rgb(76 29 149/.05),0 1px 2px rgb(76 29 149/.06),0 8px 24px rgb(76 29 149/.08)}
.notice{background:#e9f6ed;color:#166b32}
.problem{background:#fdeeec;color:#a11f15}
fieldset{border:0;margin:0 0 16px;padding:0;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:8px}
label{display:flex;gap:12px;align-items:flex-start;padding:12px;border:1px solid #d9d2e9;border-radius:8px;margin-bottom:8px;cursor:pointer}
label:has(:checked){border-color:#6d28d9;background:#faf8ff}
label:hover{background:#faf8ff}
input{accent-color:#6d28d9;width:20px;height:20px;margin:2px 0 0;flex:none}
label span{flex:1;min-width:0}
.price{flex:none;font-variant-numeric:tabular-nums;text-align:right}
.mark{font-style:normal;color:#5b21b6;background:#ede9fe;border-radius:6px;padding:1px 8px;font-size:.8125rem;white-space:nowrap}
small{display:block;color:#475467;font-size:.875rem}
button,.button{display:inline-block;font:inherit;font-weight:560;border:1px solid #6d28d9;border-radius:8px;padding:10px 18px;min-height:44px;cursor:pointer;text-decoration:none}
.primary{background:#6d28d9;color:#fff}
.primary:hover{background:#5b21b6}
.plain{background:#fff;color:#6d28d9}
.plain:hover{background:#f5f1ff}
.risky{background:#fff;color:#b42318;border-color:#b42318}
.risky:hover{background:#fdeeec}
:focus-visible{outline:2px solid #6d28d9;outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:12px}
a{color:#6d28d9}
@media(max-width:480px){label:has(.price){flex-wrap:wrap}.price{width:100%;padding-left:32px;text-align:left}}
@media(forced-colors:active){section{border:1px solid}}
`;

const styleHash = createHash('sha256').update(PORTAL_STYLE).digest('base64');

/** Allows only this style and forms to this site: the page has no scripts, pictures or frames. */
export const PORTAL_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
