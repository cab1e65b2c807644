/** Scripts that run inside the measured page, as text: the code that measures has no browser types. */

/** Watches a page from its first moment and records what it sees in `globalThis.seen`. */
export const WATCH = `
  globalThis.seen = { lcpMs: 0, cls: 0, longestTaskMs: 0 };
  const observe = (type, onEntry) => new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)));
`;

/** Waits for the next event of the type; `globalThis.paint` then resolves to the milliseconds from the event to the end of its frame. */
export const timeNext = (type: string): string => `
  globalThis.paint = new Promise((resolve) => {
    const onEvent = ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The next message is read only after the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    window.addEventListener('${type}', onEvent, { capture: true, once: true });
  });
  undefined;
`;

/**
 * `globalThis.appeared` resolves when the text is drawn. Playwright's own search walks the whole page on every frame, which would be
 * measured too.
 */
export const watchText = (text: string): string => `
  globalThis.appeared = new Promise((resolve) => {
    const watcher = new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]));
      if (!changed.some(({ textContent }) => textContent.includes(${JSON.stringify(text)}))) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  undefined;
`;

/** The least a key can cost: a field as large as the drawer's, with nothing behind it. */
export const BARE_FIELD = `
  document.open();
  document.write('<textarea aria-label="Bare" style="inline-size: 35rem; block-size: 31.5rem; font: 14px/24px sans-serif"></textarea>');
  document.close();
`;

/** The least a click can cost: one text changes on an otherwise empty page. */
export const BARE_PAGE = `
  document.open();
  document.write('<button>Change</button><p id="text">0</p>');
  document.querySelector('button').onclick = () => (document.querySelector('#text').textContent += '1');
  document.close();
`;
