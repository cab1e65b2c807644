import { MemoryRouter } from 'react-router';
import { AppFrame } from '../App.tsx';
import { connectStates } from '../account/connect.states.ts';
import { accountStates } from '../account/account.states.ts';
import { campaignStates } from '../campaigns/campaigns.states.ts';
import { compareStates } from '../compare/compare.states.ts';
import { documentStates } from '../documents/documents.states.ts';
import { insightStates } from '../insights/insights.states.ts';
import { launchStates } from '../launch/launch.states.ts';
import { clearToken, keepToken } from '../api/sessionToken.ts';
import { sendStates } from '../sends/sends.states.ts';
import { sessionStates } from '../session/session.states.ts';
import { shellStates } from '../shell/shell.states.ts';
import { createFakeFetch } from '../testing/fakeFetch.ts';
import type { Scenario } from '../testing/scenario.ts';

const scenarios: Record<string, Scenario> = {
  ...sessionStates,
  ...shellStates,
  ...accountStates,
  ...connectStates,
  ...campaignStates,
  ...compareStates,
  ...insightStates,
  ...documentStates,
  ...launchStates,
  ...sendStates,
};

/** Puts a pretended server under the page; the scenario of the address, or undefined for the list of all. */
export function prepareGallery(pathname: string): Scenario | undefined {
  const scenario = scenarios[decodeURIComponent(pathname.replace(/^\/gallery\/?/, ''))];
  if (!scenario) return undefined;
  window.fetch = createFakeFetch(scenario.answers).fetch;
  if (scenario.isSignedIn) keepToken('token-of-the-gallery');
  else clearToken();
  return scenario;
}

/** Development only: `/gallery` lists every state of every screen, `/gallery/<state>` shows one. */
export function Gallery({ scenario }: { scenario: Scenario | undefined }) {
  if (scenario) {
    return (
      <MemoryRouter initialEntries={[scenario.path]}>
        <AppFrame />
      </MemoryRouter>
    );
  }
  return (
    <ul>
      {Object.keys(scenarios).map((state) => (
        <li key={state}>
          <a href={`/gallery/${state}`}>{state}</a>
        </li>
      ))}
    </ul>
  );
}
