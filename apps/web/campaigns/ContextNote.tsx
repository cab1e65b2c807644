import { useConfig } from '../session/useConfig.ts';

/** The line under a page of figures: what they are, and where to read how they come about. */
export function ContextNote({ children }: { children: string }) {
  const { data: config } = useConfig();
  return (
    <p className="small muted">
      {children}{' '}
      {config && (
        <a href={config.links.howItWorks} target="_blank" rel="noopener">
          How this is computed<span className="sr">, opens in new tab</span>
        </a>
      )}
    </p>
  );
}
