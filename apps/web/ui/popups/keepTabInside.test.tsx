import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useRef, type KeyboardEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepTabInside } from './keepTabInside.ts';

afterEach(cleanup);

function Popup() {
  const popup = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => keepTabInside(event, popup.current);
  const frame = { ref: popup, tabIndex: -1, role: 'dialog', 'aria-label': 'Question', onKeyDown };
  return (
    <>
      <button type="button">Before</button>
      {createElement(
        'div',
        frame,
        <button type="button">First</button>,
        <button type="button" disabled>
          Never
        </button>,
        <button type="button">Last</button>,
      )}
      <button type="button">After</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('leads from the last control to the first, and back', async () => {
  render(<Popup />);
  const person = userEvent.setup();
  button('First').focus();
  await person.tab();
  expect(document.activeElement).toBe(button('Last'));
  await person.tab();
  expect(document.activeElement).toBe(button('First'));
  await person.tab({ shift: true });
  expect(document.activeElement).toBe(button('Last'));
});

it('moves back from the popup itself to its last control', async () => {
  render(<Popup />);
  screen.getByRole('dialog').focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button('Last'));
});
