import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startClean } from '../testing/renderScenario.tsx';
import { ChangedWords } from './ChangedWords.tsx';
startClean();

const email = (body: string) => ({ subject: 'dock queues', body });
const texts = (role: 'deletion' | 'insertion') => screen.queryAllByRole(role).map(({ textContent }) => textContent.trim());

describe('ChangedWords', () => {
  it('shows only the sentences that change, with the words that differ marked', () => {
    const view = render(
      <ChangedWords
        before={email('Hi Ines,\n\nWe run docks. We offer robust slots.')}
        after={email('Hi Ines,\n\nWe run docks. We offer slots.')}
      />,
    );
    expect(view.container.textContent).toBe('BeforeWe offer robust slots.AfterWe offer slots.');
    expect(texts('deletion')).toEqual(['robust']);
    expect(texts('insertion')).toEqual([]);
  });

  it('says "Nothing" where a sentence goes whole', () => {
    const view = render(<ChangedWords before={email('Hi Ines, short. Act now!')} after={email('Hi Ines, short.')} />);
    expect(view.container.textContent).toBe('BeforeAct now!AfterNothing');
    expect(texts('deletion')).toEqual(['Act now!']);
  });

  it('keeps sentences of different lines apart', () => {
    const view = render(
      <ChangedWords before={email('Hi Ines,\n\nWe run docks.\nCall me')} after={email('Hi Ines,\n\nCarriers wait. They pay.\nYours')} />,
    );
    const [was, is] = [...view.container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(was).toBe('We run docks.\nCall me');
    expect(is).toBe('Carriers wait. They pay.\nYours');
  });

  it('shows nothing if no word changes', () => {
    const view = render(<ChangedWords before={email('Hi Ines,\nWe run docks.')} after={email('Hi Ines,\n\nWe run docks.')} />);
    expect(view.container.textContent).toBe('');
  });
});
