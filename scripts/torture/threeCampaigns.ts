import { launchOrThrow, readOutcome, signUp, waitForEnd, writeFile, type Account } from './client.ts';

const LEADS = 800;
/** Emails per lead of each campaign. */
const EMAILS = [1, 3, 5];
const LIMIT_MS = 180_000;

export type Running = { account: Account; campaignId: string };

/** Three organizations that each launch the same list of 800 leads on request, so that all runs of one must end identically. */
export const prepareThreeCampaigns = async (address: string) => {
  const accounts = await Promise.all([1, 2, 3].map(() => signUp(address, 'Scale')));
  const launchAll = (): Promise<Running[]> =>
    Promise.all(
      accounts.map(async (account, index) => ({
        account,
        campaignId: await launchOrThrow(address, account, { bytes: writeFile(LEADS, index * 1000, EMAILS[index]) }),
      })),
    );
  const waitForAll = async (running: readonly Running[]): Promise<number> =>
    Math.max(
      ...(await Promise.all(running.map(({ account, campaignId }) => waitForEnd(address, account, { campaignId, limitMs: LIMIT_MS })))),
    );
  const readAll = async (running: readonly Running[]): Promise<string[]> => {
    const outcomes: string[] = [];
    for (const { account, campaignId } of running) outcomes.push(await readOutcome(address, account, campaignId));
    return outcomes;
  };
  const start = performance.now();
  const undisturbed = await launchAll();
  await waitForAll(undisturbed);
  return { launchAll, waitForAll, readAll, expected: await readAll(undisturbed), undisturbedMs: performance.now() - start };
};
