import { useState } from 'react';

function readTicks(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Which ideas of a campaign are done, stored in this browser; without storage, for as long as the page is open. */
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
      // Storage is off; the state above keeps it.
    }
  };
  return { isTicked: (id: string) => ticks.has(id), toggle };
}
