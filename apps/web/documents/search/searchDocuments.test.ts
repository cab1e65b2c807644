import { describe, expect, it } from 'vitest';
import { readMarks } from '../reference/readMarks.ts';
import { searchDocuments, toSearchEntries } from './searchDocuments.ts';

const entries = toSearchEntries('gardens', {
  title: 'Gardens',
  lead: readMarks('What grows `where`.'),
  sections: [
    {
      id: 'soil',
      title: 'Soil',
      blocks: [{ kind: 'text', text: readMarks(`${'Roses like it deep. '.repeat(8)}Use \`compost\` and [water](/docs/water).`) }],
    },
    {
      id: 'roses',
      title: 'Roses',
      blocks: [{ kind: 'table', caption: 'When', columns: ['Kind', 'Month'], rows: [['Climbing', 'June'].map(readMarks)] }],
    },
  ],
});

describe('the search of the documentation', () => {
  it('puts headings before texts', () => {
    expect(searchDocuments(entries, 'ROSES').map(({ path }) => path)).toEqual(['/docs/gardens#roses', '/docs/gardens#soil']);
  });

  it('needs every term, in heading, text or page title', () => {
    expect(searchDocuments(entries, 'june gardens').map(({ title }) => title)).toEqual(['Roses']);
    expect(searchDocuments(entries, 'june compost')).toEqual([]);
  });

  it('shows whole words around the match, without marks', () => {
    const [hit] = searchDocuments(entries, 'compost');
    expect(hit?.snippet).toMatch(/^… .*Roses like it deep\. Use compost and water\.$/);
  });

  it('finds the page by its lead', () => {
    expect(searchDocuments(entries, 'where')).toMatchObject([{ path: '/docs/gardens', title: 'Gardens', snippet: 'What grows where.' }]);
  });

  it('finds nothing for spaces', () => {
    expect(searchDocuments(entries, '  ')).toEqual([]);
  });
});
