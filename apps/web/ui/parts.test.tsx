import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorAlert } from './ErrorAlert.tsx';
import { ExternalLink, toSafeHref } from './ExternalLink.tsx';
import { InfoTip } from './InfoTip.tsx';
import { LevelChip } from './LevelChip.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RateArrow } from './RateArrow.tsx';
import { Scale } from './Scale.tsx';
import { Sparkline } from './Sparkline.tsx';
import { StatusPie } from './StatusPie.tsx';
import { TextInput } from './TextInput.tsx';
import { ToastProvider, useToast } from './Toasts.tsx';

afterEach(cleanup);

describe('ErrorAlert', () => {
  it('is announced at once and offers a retry', async () => {
    const retry = vi.fn<() => void>();
    render(<ErrorAlert message="Failed to load campaigns" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load campaigns');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('signs', () => {
  it('announce what their color shows', () => {
    render(<RateArrow arrow="down" tone="good" detail="2 of 300" />);
    expect(screen.getByRole('img', { name: 'Low, good, 2 of 300' })).toBeTruthy();
  });

  it('name a level in one word', () => {
    render(<LevelChip level="Average" tone="fair" scale="Low below 1%, High from 3%." />);
    expect(screen.getByText('Average')).toBeTruthy();
  });

  it('name a status in one word', () => {
    render(<StatusPie progress={{ total: 10, success: 4, failed: 0 }} />);
    expect(screen.getByText('In Progress')).toBeTruthy();
  });

  it('hide drawings from screen readers', () => {
    const { container } = render(
      <>
        <Scale capPercent={10} thresholds={[1, 3]} runPercent={40} expected={{ percent: 2, low: 1, high: 6 }} />
        <Sparkline counts={[0, 0, 0]} markedIndex={1} />
      </>,
    );
    expect([...container.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('leave out the label of a tick that has no room for it', () => {
    const labels = (cap: number) => {
      const { container, unmount } = render(<Scale capPercent={cap} thresholds={[1, 3]} runPercent={null} expected={null} />);
      const texts = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    expect(labels(10)).toEqual(['0', '1', '3', '10']);
    expect(labels(30)).toEqual(['0', '', '3', '30']);
    expect(labels(100)).toEqual(['0', '', '', '100']);
  });

  it('keep the dot of a run beyond the cap at the end', () => {
    const { container } = render(<Scale capPercent={10} thresholds={[1, 3]} runPercent={40} expected={null} />);
    expect(container.querySelector('i:last-child')?.getAttribute('style')).toContain('100%');
  });
});

it('a progress bar announces its text instead of a share', () => {
  render(<ProgressBar label="Mock credits" valueText="20 / 200" share={0.1} />);
  expect(screen.getByRole('progressbar', { name: 'Mock credits' }).getAttribute('aria-valuetext')).toBe('20 / 200');
});

it('loading rows announce themselves', () => {
  render(<LoadingRows />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('a field is described by its error instead of its hint', () => {
  const { rerender } = render(<TextInput label="Password" hint="At least 12 characters" />);
  expect(screen.getByRole('textbox', { description: 'At least 12 characters' })).toBeTruthy();
  rerender(<TextInput label="Password" hint="At least 12 characters" error="Password is required" />);
  expect(screen.getByRole('textbox', { description: 'Password is required' }).getAttribute('aria-invalid')).toBe('true');
});

describe('ExternalLink', () => {
  it('opens a new tab without handing itself over, and says so', () => {
    render(<ExternalLink href="https://docs.example.org">Documentation</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Documentation (opens in new tab)' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('does not link to %s', (address) => {
    expect(toSafeHref(address)).toBeUndefined();
  });
});

describe('InfoTip', () => {
  it('opens on keyboard focus, describes its button and closes on Escape', async () => {
    render(<InfoTip about="Open">Opened mails / leads</InfoTip>);
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toBe('Opened mails / leads');
    expect(screen.getByRole('button', { name: 'About Open' }).getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

describe('toasts', () => {
  function Launcher() {
    const toast = useToast();
    return <button onClick={() => toast({ text: 'Campaign launched', action: { label: 'View', to: '/app/campaigns/c1' } })}>go</button>;
  }

  it('are announced and carry one link', async () => {
    render(
      <MemoryRouter>
        <ToastProvider>
          <Launcher />
        </ToastProvider>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(screen.getByRole('status').textContent).toBe('Campaign launched');
    expect((await screen.findByRole('link', { name: 'View' })).getAttribute('href')).toBe('/app/campaigns/c1');
  });
});
