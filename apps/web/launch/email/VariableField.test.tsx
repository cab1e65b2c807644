import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { VariableField } from './VariableField.tsx';

afterEach(cleanup);

function Field({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <VariableField label="Email body" value={value} onChange={setValue} isKnown={() => true} isMultiline />;
}

const listMarks = (): (string | null)[] => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

const typeInto = (start: string, text: string) => {
  render(<Field start={start} />);
  fireEvent.input(screen.getByLabelText('Email body'), { target: { value: text }, inputType: 'insertText' });
};

it('marks the variables of a short text with every keystroke', () => {
  typeInto('Hi ', 'Hi {{first_name}} ');
  expect(listMarks()).toEqual(['{{first_name}}']);
});

it('marks those of a long text when typing pauses', async () => {
  const filler = 'Trucks wait. '.repeat(400);
  typeInto(filler, `${filler}{{first_name}} `);
  expect(listMarks()).toEqual([]);
  await waitFor(() => expect(listMarks()).toEqual(['{{first_name}}']));
});
