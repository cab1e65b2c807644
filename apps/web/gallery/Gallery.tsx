import { MemoryRouter } from 'react-router';
import { AppFrame } from '../App.tsx';
import { clearToken, storeToken } from '../api/sessionToken.ts';
import { createFakeFetch } from '../testing/fakeFetch.ts';
import type { Scenario } from '../testing/scenario.ts';

const stateFiles = import.meta.glob<Record<string, Record<string, Scenario>>>('../**/*.states.ts', { eager: true });

/** Every state in every `<feature>.states.ts`; what such a file shares with its tests has other export names. */
const scenarios: Record<string, Scenario> = Object.assign(
  {},
  ...Object.values(stateFiles).flatMap((file) =>
    Object.entries(file).flatMap(([name, states]) => (name.endsWith('States') ? [states] : [])),
  ),
);

/** Puts a fake server under the page; returns the scenario of the address, or undefined for the list of all. */
export function prepareGallery(pathname: string): Scenario | undefined {
  const scenario = scenarios[decodeURIComponent(pathname.replace(/^\/gallery\/?/, ''))];
  if (!scenario) return undefined;
  window.fetch = createFakeFetch(scenario.answers).fetch;
  if (scenario.isSignedIn) storeToken('token-of-the-gallery');
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
