import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

afterEach(cleanup);

function Removable({ names }: { names: readonly string[] }) {
  useKeptFocus();
  const [left, setLeft] = useState(names);
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <main tabIndex={-1}>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button onClick={() => setLeft(left.filter((other) => other !== name))}>{`Remove ${name}`}</button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** A question about the only item, which removes the item, the button that asked, and itself. */
function Asking() {
  useKeptFocus();
  const [isAsked, setIsAsked] = useState(false);
  const [isLeft, setIsLeft] = useState(true);
  return (
    <>
      <main tabIndex={-1}>
        {isLeft && <button onClick={() => setIsAsked(true)}>Remove</button>}
        <button>Create</button>
      </main>
      {isLeft && isAsked && (
        <div data-popup="">
          <button onClick={() => setIsLeft(false)}>Yes</button>
        </div>
      )}
    </>
  );
}

/** A dialog that takes the focus itself when it loses a control. */
function Choosing() {
  useKeptFocus();
  const [isChosen, setIsChosen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const choose = () => {
    setIsChosen(true);
    setTimeout(() => popup.current?.focus());
  };
  return (
    <div data-popup="" tabIndex={-1} ref={popup}>
      <button>Close</button>
      <section>
        {isChosen ? (
          <div>
            <button>Replace</button>
          </div>
        ) : (
          <p>
            <button onClick={choose}>Choose</button>
          </p>
        )}
      </section>
    </div>
  );
}

function Saving() {
  useKeptFocus();
  const [isSaving, setIsSaving] = useState(false);
  const save = () => {
    setIsSaving(true);
    setTimeout(() => setIsSaving(false), 50);
  };
  return (
    <main>
      <button disabled={isSaving} onClick={save}>
        Save
      </button>
    </main>
  );
}

const press = async (name: string) => {
  const person = userEvent.setup();
  screen.getByRole('button', { name }).focus();
  await person.keyboard('{Enter}');
};
const focused = () => document.activeElement?.textContent;

describe('the keyboard', () => {
  it('goes on with what took the place of a removed control, at the end with the one before', async () => {
    render(<Removable names={['one', 'two', 'three']} />);
    await press('Remove two');
    await waitFor(() => expect(focused()).toBe('Remove three'));
    await press('Remove three');
    await waitFor(() => expect(focused()).toBe('Remove one'));
  });

  it('goes on at the page when its last control is gone, not outside it', async () => {
    render(<Removable names={['one']} />);
    await press('Remove one');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('goes on in the page when a popup is gone with what opened it', async () => {
    render(<Asking />);
    await press('Remove');
    await press('Yes');
    await waitFor(() => expect(focused()).toBe('Create'));
  });

  it('goes on at the same place of a dialog that takes the focus itself', async () => {
    render(<Choosing />);
    await press('Choose');
    await waitFor(() => expect(focused()).toBe('Replace'));
  });

  it('gets back to a control that was disabled for a while', async () => {
    render(<Saving />);
    await press('Save');
    // Browsers move the focus away from a disabled control.
    screen.getByRole('button', { name: 'Save' }).blur();
    await waitFor(() => expect(focused()).toBe('Save'));
  });
});

it('leaves the focus alone after a press of the pointer', async () => {
  render(<Removable names={['one', 'two']} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove one' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
});
