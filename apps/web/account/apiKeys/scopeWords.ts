import { KEY_SCOPES, type KeyScope } from '@coldcast/contract/endpoint';

/** What each scope lets a key do. */
export const SCOPE_WORDS: Record<KeyScope, { title: string; words: string }> = {
  read: { title: 'Read', words: 'See campaigns, results and insights, and forecast drafts. Every key can do this.' },
  launch: { title: 'Launch', words: 'Launch campaigns. This spends credits.' },
  manage: { title: 'Manage', words: 'Rename, share and delete campaigns, import sends, report results, set up webhooks.' },
};

/** In a few words; a key without scopes was created before scopes existed. */
export const describeScopes = (scopes: readonly KeyScope[] | null): string =>
  scopes === null
    ? 'Full access (created before scopes)'
    : `Can ${KEY_SCOPES.filter((scope) => scopes.includes(scope))
        .map((scope) => SCOPE_WORDS[scope].title.toLowerCase())
        .join(', ')}`;
