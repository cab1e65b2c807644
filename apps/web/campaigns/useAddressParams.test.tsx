import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserRouter, Link } from 'react-router';
import { useAddressParams } from './useAddressParams.ts';

const put = (name: string, value: string) => (current: URLSearchParams) => {
  const next = new URLSearchParams(current);
  next.set(name, value);
  return next;
};

function Screen() {
  const [params, set] = useAddressParams();
  return (
    <>
      <output>{params.toString()}</output>
      <button onClick={() => set(put('bucket', '60-70'))}>bucket</button>
      <button
        onClick={() => {
          set(put('bucket', '10-20'));
          set(put('action', 'reply'));
        }}
      >
        both
      </button>
      <button onClick={() => set(put('tab', '2'), true)}>tab</button>
      <Link to="/app/campaigns">plain</Link>
    </>
  );
}

const show = () => {
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
  return userEvent.setup();
};
const said = () => screen.getByRole('status').textContent;

const goBack = () =>
  act(async () => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await isBack;
  });

beforeEach(() => window.history.replaceState(null, '', '/app/campaigns?sort=open#part'));
afterEach(cleanup);

describe('the state in the address', () => {
  it('starts with what the address says', () => {
    show();
    expect(said()).toBe('sort=open');
  });

  it('writes a change into the current history entry, with the rest of the address', async () => {
    const person = show();
    const before = window.history.length;
    await person.click(screen.getByText('bucket'));
    expect(said()).toBe('sort=open&bucket=60-70');
    await waitFor(() => expect(window.location.href).toContain('/app/campaigns?sort=open&bucket=60-70#part'));
    expect(window.history.length).toBe(before);
  });

  it('keeps both of two changes made at once', async () => {
    const person = show();
    await person.click(screen.getByText('both'));
    expect(said()).toBe('sort=open&bucket=10-20&action=reply');
    await waitFor(() => expect(window.location.search).toBe('?sort=open&bucket=10-20&action=reply'));
  });

  it('makes a step that Back undoes', async () => {
    const person = show();
    await person.click(screen.getByText('bucket'));
    await person.click(screen.getByText('tab'));
    expect(window.location.search).toBe('?sort=open&bucket=60-70&tab=2');
    await goBack();
    expect(said()).toBe('sort=open&bucket=60-70');
  });

  it('follows a link to the same screen', async () => {
    const person = show();
    await person.click(screen.getByText('bucket'));
    await person.click(screen.getByText('plain'));
    expect(said()).toBe('');
    expect(window.location.search).toBe('');
  });
});
