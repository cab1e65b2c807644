import { html, type Html } from './html.ts';
import { PORTAL_STYLE } from './portalStyle.ts';

const style: Html = { htmlText: `<style>${PORTAL_STYLE}</style>` };

export function portalLayout(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Coldcast</title>
        ${style}
      </head>
      <body>
        <header>Coldcast</header>
        <main>${content}</main>
      </body>
    </html> `.htmlText;
}

export const expiredPage = (): string =>
  portalLayout(
    'Address expired',
    html`<h1>This address has expired</h1>
      <p class="quiet">Billing addresses work for ten minutes. Go back to the billing page and choose Manage Subscription again.</p>
      <p><a class="button primary" href="/app/billing">Back to billing</a></p>`,
  );
