import { useState } from 'react';

function readTicks(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Which ideas of a campaign are done, kept in this browser; without storage as long as the page. */
export function useTicks(campaignId: string) {
  const key = `coldcast.ideas.${campaignId}`;
  const [ticks, setTicks] = useState<ReadonlySet<string>>(() => new Set(readTicks(key)));
  const toggle = (id: string) => {
    const next = new Set(ticks);
    if (!next.delete(id)) next.add(id);
    setTicks(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Kept in the state above.
    }
  };
  return { isTicked: (id: string) => ticks.has(id), toggle };
}
