import { MemoryRouter } from 'react-router';
import { AppFrame } from '../App.tsx';
import { accountStates } from '../account/account.states.ts';
import { clearToken, keepToken } from '../api/sessionToken.ts';
import { sessionStates } from '../session/session.states.ts';
import { shellStates } from '../shell/shell.states.ts';
import { createFakeFetch } from '../testing/fakeFetch.ts';
import type { Scenario } from '../testing/scenario.ts';

const scenarios: Record<string, Scenario> = { ...sessionStates, ...shellStates, ...accountStates };

/** Development only: `/gallery` lists every state of every screen, `/gallery/<state>` shows one over a pretended server. */
export function Gallery() {
  const name = decodeURIComponent(window.location.pathname.replace(/^\/gallery\/?/, ''));
  const scenario = scenarios[name];
  if (!scenario) {
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
  window.fetch = createFakeFetch(scenario.answers).fetch;
  if (scenario.isSignedIn) keepToken('token-of-the-gallery');
  else clearToken();
  return (
    <MemoryRouter initialEntries={[scenario.path]}>
      <AppFrame />
    </MemoryRouter>
  );
}
