import { html } from './html.ts';
import { portalLayout } from './portalLayout.ts';

/** A link instead of a form: the page's policy allows forms to this site only. */
export const paymentPage = (url: string): string =>
  portalLayout(
    'Continue to payment',
    html`<h1>Continue to payment</h1>
      <section>
        <p>Payments are handled by Stripe. Your plan changes as soon as the payment is confirmed.</p>
        <div class="actions">
          <a class="button primary" rel="noreferrer" href="${url}">Continue to payment</a> <a class="button plain" href="?">Back</a>
        </div>
      </section>`,
  );
