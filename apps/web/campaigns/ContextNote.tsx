import { paths } from '../ui/paths.ts';
/** The line below a page of figures: what they are, and where to read how they are computed. */
export function ContextNote({ children }: { children: string }) {
  return (
    <p className="small muted">
      {children}{' '}
      <a href={`${paths.documents}/methodology`} target="_blank" rel="noopener">
        How this is computed<span className="sr">, opens in new tab</span>
      </a>
    </p>
  );
}
