import { setUpStripe } from '../apps/server/billing/stripe/setUpStripe.ts';
import { createStripeClient } from '../apps/server/billing/stripe/stripeClient.ts';
import { loadConfig } from '../apps/server/config.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';

const USAGE = 'Usage: npm run stripe-setup -- [https://your.address]';

/** `npm run stripe-setup -- [PUBLIC URL]`: creates products, prices and portal configuration, and with an address also the webhook. */
if (process.argv.slice(2).some((argument) => argument.startsWith('-'))) exitWithMessage(USAGE);
const [publicUrl] = process.argv.slice(2);
const stripe = createStripeClient(loadConfig());
if (stripe === undefined) exitWithMessage('Set STRIPE_SECRET_KEY first.');
if (publicUrl !== undefined && !URL.canParse(publicUrl)) exitWithMessage(USAGE);

const webhookUrl = publicUrl === undefined ? undefined : new URL('/billing/stripe/webhook', publicUrl).href;
const { createdPrices, portalConfiguration, webhookSecret } = await setUpStripe(stripe, webhookUrl);
console.log(createdPrices.length === 0 ? 'Every price already exists.' : `Created prices: ${createdPrices.join(', ')}`);
console.log(`STRIPE_PORTAL_CONFIGURATION=${portalConfiguration}`);
if (webhookSecret !== null) console.log(`STRIPE_WEBHOOK_SECRET=${webhookSecret}`);
