import { setUpStripe } from '../apps/server/billing/stripe/setUpStripe.ts';
import { createStripeClient } from '../apps/server/billing/stripe/stripeClient.ts';
import { loadConfig } from '../apps/server/config.ts';
import { toWords } from '../apps/server/operations/toWords.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { asksForHelp } from './operations/readArguments.ts';

const USAGE = 'Usage: npm run stripe-setup -- [https://your.address]';

/** `npm run stripe-setup -- [PUBLIC URL]`: creates products, prices and portal configuration, and with an address also the webhook. */
if (asksForHelp()) {
  console.log(USAGE);
  process.exit(0);
}
const [publicUrl, ...more] = process.argv.slice(2);
if (publicUrl?.startsWith('-') || more.length > 0) exitWithMessage(USAGE);
process.once('uncaughtException', (error) => exitWithMessage(`Stripe refused or did not respond: ${toWords(error)}`));
const stripe = createStripeClient(loadConfig());
if (stripe === undefined) exitWithMessage('Set STRIPE_SECRET_KEY first.');
if (publicUrl !== undefined && !URL.canParse(publicUrl)) exitWithMessage(USAGE);

const webhookUrl = publicUrl === undefined ? undefined : new URL('/billing/stripe/webhook', publicUrl).href;
const { createdPrices, portalConfiguration, webhookSecret } = await setUpStripe(stripe, webhookUrl);
console.log(createdPrices.length === 0 ? 'Every price already exists.' : `Created prices: ${createdPrices.join(', ')}`);
console.log(`STRIPE_PORTAL_CONFIGURATION=${portalConfiguration}`);
if (webhookSecret !== null) console.log(`STRIPE_WEBHOOK_SECRET=${webhookSecret}`);
