import { PRIORS } from '@coldcast/simulator/priors';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOut } from '../testing/scenario.ts';
import { renderScenario, startClean } from '../testing/renderScenario.tsx';
import { DOCUMENTS, toDocumentPath } from './documents.ts';
import { documentStates } from './documents.states.ts';

startClean();
beforeEach(() => {
  window.scrollTo = vi.fn<() => void>();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

// The methodology is a long page; on a busy machine it takes a while to draw.

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the documentation', () => {
  it.each(DOCUMENTS.map((entry) => [toDocumentPath(entry.slug), entry] as const))(
    'shows %s to everybody, with one h1 and a title',
    async (path, entry) => {
      const page = await entry.load();
      const { container } = renderScenario(signedOut(path));
      await heading(page.title);
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      expect(document.title).toBe(`${page.title} · Coldcast`);
      const contents = screen.getByRole('navigation', { name: 'Contents' });
      expect(within(contents).getByRole('link', { name: entry.title }).getAttribute('aria-current')).toBe('page');
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.length).toBe(new Set(ids).size);
    },
  );

  it('says when there is no such page', async () => {
    renderScenario(documentStates['docs-missing']);
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'start here' })).toBeTruthy();
  });

  it('takes the reader to the section an address names', async () => {
    renderScenario(signedOut('/docs/metrics#impact'));
    await heading('Rates and labels');
    await waitFor(() => expect(document.activeElement?.id).toBe('impact'));
  });

  it('continues from the heading of the chosen page', async () => {
    const { person } = renderScenario(documentStates['docs-start']);
    await heading('Coldcast documentation');
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Plans and credits' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe('Plans and credits');
  });
});

describe('the search', () => {
  it('finds words on other pages and links to their sections', async () => {
    const { person } = renderScenario(documentStates['docs-start']);
    await heading('Coldcast documentation');
    await person.type(screen.getByRole('searchbox', { name: 'Search the documentation' }), 'idempotency');
    const hit = await screen.findByRole('link', { name: /^Idempotency-Key/ });
    expect(hit.getAttribute('href')).toBe('/docs/api#idempotency-key');
    await person.click(hit);
    await heading('API');
    expect(screen.getByRole('navigation', { name: 'Contents' })).toBeTruthy();
  });

  it('finds coefficients, and says when there is nothing', async () => {
    const { person } = renderScenario(documentStates['docs-start']);
    const field = await screen.findByRole('searchbox');
    await person.type(field, 'calendar link gong');
    expect(await screen.findByRole('link', { name: /^Every coefficient/ })).toBeTruthy();
    await person.clear(field);
    await person.type(field, 'zeppelin');
    expect(await screen.findByText('0 results')).toBeTruthy();
  });
});

describe('the list of coefficients', () => {
  it('is filtered by outcome and grade, in the address', async () => {
    renderScenario(documentStates['docs-methodology-filtered']);
    await heading('Methodology');
    expect(screen.getByText(`1 of ${PRIORS.length} coefficients`)).toBeTruthy();
    expect(screen.getByText('Number of arguments')).toBeTruthy();
    expect(screen.queryByText('Reading level')).toBeNull();
  });

  it('shows all again', async () => {
    const { person } = renderScenario(documentStates['docs-methodology-filtered']);
    await person.selectOptions(await screen.findByLabelText('Grade'), 'All');
    expect(await screen.findByText('Reading level')).toBeTruthy();
  });

  it('opens every source in a new tab that cannot reach back', async () => {
    const { person } = renderScenario(documentStates['docs-methodology-filtered']);
    await person.click(await screen.findByText(/^1 source/));
    const link = screen.getByRole('link', { name: /Hunting Dynasty/ });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('href')).toMatch(/^http/);
  });
});

describe('reaching people', () => {
  it('links to the chat if there is one', async () => {
    renderScenario(documentStates['docs-community']);
    const link = await screen.findByRole('link', { name: /^Join the community chat/ });
    expect(link.getAttribute('href')).toBe('https://chat.example.org/coldcast');
  });

  it('says how to reach the operators if there is none', async () => {
    renderScenario(documentStates['docs-community-without-chat']);
    expect(await screen.findByText('This installation has no chat.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Support / File a Bug' }).getAttribute('href')).toBe('/app/support');
  });
});
