import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gives, offline, refuses } from '../testing/fakeFetch.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { config, ines } from '../testing/samples.ts';
import { signedOut, signedIn } from '../testing/scenario.ts';
import { readToken } from '../api/sessionToken.ts';
import { findSignupFaults } from './SignupPage.tsx';
import { sessionStates } from './session.states.ts';

startClean();

const LIST = { name: 'Mock Campaigns', level: 1 };

describe('login', () => {
  it('leads to the campaigns', async () => {
    const { person, requests } = renderScenario(sessionStates.login);
    await person.type(screen.getByLabelText('Email'), 'ines@calderfinch.example');
    await person.type(screen.getByLabelText('Password'), 'a long enough phrase');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', LIST)).toBeTruthy();
    expect(requests.find(({ name }) => name === 'login')?.body).toEqual({
      email: 'ines@calderfinch.example',
      password: 'a long enough phrase',
    });
  });

  it('starts in its first field', async () => {
    renderScenario(sessionStates.login);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  it('needs both fields, and focuses the first that is missing', async () => {
    const { person, requests } = renderScenario(sessionStates.login);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(requests.some(({ name }) => name === 'login')).toBe(false);
  });

  it('shows what the server says, and "Login failed" when it says nothing', async () => {
    const { person } = renderScenario(signedOut('/login', { login: [refuses('invalid_credentials'), offline] }));
    await person.type(screen.getByLabelText('Email'), 'a@b.example');
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed'));
  });

  it('with demo=true fills in the demo account and signs it in', async () => {
    const { requests } = renderScenario(sessionStates['login-demo']);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('no-reply@demo.local'));
    expect(requests.some(({ name }) => name === 'login')).toBe(false);
    expect(await screen.findByRole('heading', LIST)).toBeTruthy();
    expect(requests.filter(({ name }) => name === 'login')).toHaveLength(1);
  });

  it.each([
    ['is refused', { login: refuses('invalid_credentials') }],
    ['does not exist', { getConfig: gives({ ...config, demo: null }) }],
  ])('says "Demo login failed" when the demo account %s', async (_, answers) => {
    renderScenario(signedOut('/login?demo=true', answers));
    expect((await screen.findByRole('alert')).textContent).toBe('Demo login failed');
  });

  it('ignores any other value of demo', async () => {
    const { requests } = renderScenario(signedOut('/login?demo=1'));
    await screen.findByText('Open the demo');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(requests.some(({ name }) => name === 'login')).toBe(false);
  });
});

describe('signup', () => {
  const fill = async (person: ReturnType<typeof renderScenario>['person'], password: string) => {
    await person.type(await screen.findByLabelText('Name'), 'Ines Calder');
    await person.type(screen.getByLabelText('Email'), 'ines@calderfinch.example');
    await person.type(screen.getByLabelText('Password'), password);
    await person.click(screen.getByRole('button', { name: 'Sign up' }));
  };

  it('creates the account, signs in and opens the campaigns', async () => {
    const scenario = signedOut('/signup', { signup: gives({ ...ines, message: 'Welcome' }, 201) });
    const { person, requests } = renderScenario(scenario);
    await fill(person, 'twelve chars');
    expect(await screen.findByRole('heading', LIST)).toBeTruthy();
    expect(requests.map(({ name }) => name).filter((name) => name === 'signup' || name === 'login')).toEqual(['signup', 'login']);
  });

  it('refuses a short password before anything is sent', async () => {
    const { person, requests } = renderScenario(sessionStates.signup);
    await fill(person, 'elevenchars');
    expect(screen.getByText('Password must be at least 12 characters long')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'signup')).toBe(false);
  });

  it('names every fault at once: an email that cannot be one, and a short password', async () => {
    const { person, requests } = renderScenario(sessionStates.signup);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await person.type(screen.getByLabelText('Name'), 'Ines Calder');
    await person.type(screen.getByLabelText('Email'), 'ines@');
    await person.type(screen.getByLabelText('Password'), 'elevenchars');
    await person.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByText('Please enter a valid email.')).toBeTruthy();
    expect(screen.getByText('Password must be at least 12 characters long')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(requests.some(({ name }) => name === 'signup')).toBe(false);
  });

  it('shows the server’s message, or "Signup failed"', async () => {
    const { person } = renderScenario(signedOut('/signup', { signup: [refuses('email_taken'), offline] }));
    await fill(person, 'twelve chars');
    expect((await screen.findByRole('alert')).textContent).toContain('already exists');
    await person.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Signup failed'));
  });

  it('counts a password in code points, spaces included', () => {
    const account = { humanReadableName: 'Ines', email: 'i@c.example' };
    expect(findSignupFaults({ ...account, password: '🙂'.repeat(12) })).toEqual({});
    expect(findSignupFaults({ ...account, password: '🙂'.repeat(11) })).toHaveProperty('password');
    expect(findSignupFaults({ ...account, password: ' '.repeat(12) })).toEqual({});
  });
});

describe('the guarded area', () => {
  it('shows "Loading…" while the profile is fetched', () => {
    renderScenario(sessionStates['profile-loading']);
    expect(screen.getByText('Loading…').tagName).toBe('OUTPUT');
  });

  it('sends a stranger to the login page', async () => {
    renderScenario(signedOut('/app/billing'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  });

  it('clears a token whose profile is refused, and says why', async () => {
    renderScenario(sessionStates['profile-failed']);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(readToken()).toBeNull();
  });

  it('tries a lost profile three times before the token is cleared', async () => {
    const { requests } = renderScenario(signedIn('/app/campaigns', { getMe: offline }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(requests.filter(({ name }) => name === 'getMe')).toHaveLength(3);
    expect(readToken()).toBeNull();
  }, 10_000);

  it('survives one lost packet', async () => {
    renderScenario(signedIn('/app/campaigns', { getMe: [offline, gives(ines)] }));
    expect(await screen.findByRole('heading', LIST)).toBeTruthy();
  });

  it.each(['/', '/app', '/nowhere/at/all'])('leads from %s to the campaigns', async (path) => {
    renderScenario(signedIn(path));
    expect(await screen.findByRole('heading', LIST)).toBeTruthy();
  });
});
