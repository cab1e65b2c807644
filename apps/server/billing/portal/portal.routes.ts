import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { RawRoutes } from '../../http/seams.ts';
import { applyPortalChange, type PortalChange } from '../applyPortalChange.ts';
import { getSubscription } from '../getSubscription.ts';
import { findOrganisationOfToken } from '../portalToken.ts';
import { getCurrentSubscription } from '../provisionSubscription.ts';
import { publicUrl } from '../publicUrl.ts';
import { findPaymentUrl } from '../stripe/findPaymentUrl.ts';
import { findStripe } from '../stripe/stripeClient.ts';
import { confirmPage } from './confirmPage.ts';
import { parsePortalChange, parsePortalForm } from './parsePortalChange.ts';
import { expiredPage } from './portalLayout.ts';
import { paymentPage } from './paymentPage.ts';
import { portalPage } from './portalPage.ts';
import { PORTAL_POLICY } from './portalStyle.ts';

const tokenParams = z.object({ token: z.string() });
/** `changed` shows a notice after a change, `plan` preselects a plan; other values are ignored. */
const portalQuery = z.object({ changed: z.unknown().optional(), plan: z.string().optional().catch(undefined) });
type PortalQuery = z.output<typeof portalQuery>;
const NOTICE = 'Your subscription was changed.';

/** The built-in billing portal: one address with a page for browsers and JSON for everyone else. */
export const portalRoutes: RawRoutes = (api, app) => {
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => new URLSearchParams(text),
  );
  api.get('/billing/portal/:token', async (request, reply) => {
    const isPage = wantsHtml(request.headers.accept);
    const organisationId = await findOrganisation(app, request.params);
    if (organisationId === undefined) return refuse(reply, isPage);
    if (!isPage) return getSubscription(app.db, organisationId);
    return sendPage(reply, await showPortal(app, organisationId, portalQuery.parse(request.query)));
  });
  api.post('/billing/portal/:token', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    const organisationId = await findOrganisation(app, request.params);
    if (organisationId === undefined) return refuse(reply, form !== undefined);
    const returnUrl = `${publicUrl(app, request.headers)}/app/billing`;
    if (form !== undefined) return answerForm(app, { reply, organisationId, form, returnUrl });
    const change = parsePortalChange(request.body);
    const url = await findPaymentUrl(app, { organisationId, change, returnUrl });
    if (url !== undefined) return { url };
    await applyPortalChange(app, organisationId, change);
    return getSubscription(app.db, organisationId);
  });
};

const isLeaving = (change: PortalChange): boolean => 'cancel' in change || change.planName === 'Free';

const wantsHtml = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

const findOrganisation = (app: App, params: unknown): Promise<string | undefined> =>
  findOrganisationOfToken(app, tokenParams.parse(params).token);

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-security-policy', PORTAL_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
}

function refuse(reply: FastifyReply, isPage: boolean): FastifyReply {
  if (!isPage) throw new AppError('not_found', { message: 'This address has expired.' });
  return sendPage(reply.code(404), expiredPage());
}

async function showPortal(app: App, organisationId: string, { changed, plan }: PortalQuery): Promise<string> {
  const subscription = await getCurrentSubscription(app, organisationId);
  return portalPage({ subscription, wantedPlan: plan, notice: changed === undefined ? undefined : NOTICE });
}

type FormPost = { reply: FastifyReply; organisationId: string; form: URLSearchParams; returnUrl: string };

async function answerForm(app: App, { reply, organisationId, form, returnUrl }: FormPost): Promise<FastifyReply> {
  try {
    const { change, isConfirmed } = parsePortalForm(form);
    if (!isConfirmed) {
      const subscription = await getCurrentSubscription(app, organisationId);
      return sendPage(
        reply,
        confirmPage({
          subscription,
          change,
          now: app.clock.now(),
          takesPayment: findStripe(app.config) !== undefined && !isLeaving(change),
        }),
      );
    }
    const url = await findPaymentUrl(app, { organisationId, change, returnUrl });
    if (url !== undefined) return sendPage(reply, paymentPage(url));
    await applyPortalChange(app, organisationId, change);
    return reply.code(303).header('cache-control', 'no-store').header('location', '?changed').send();
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    const subscription = await getCurrentSubscription(app, organisationId);
    return sendPage(reply.code(400), portalPage({ subscription, problem: error.message }));
  }
}
