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

  it('shows nothing if no word changes', () => {
    const view = render(<ChangedWords before={email('Hi Ines,\nWe run docks.')} after={email('Hi Ines,\n\nWe run docks.')} />);
    expect(view.container.textContent).toBe('');
  });
});
