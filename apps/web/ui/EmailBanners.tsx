import type { EmailBanner } from '@coldcast/contract/shapes';
import type { ReactNode } from 'react';
import styles from './EmailBanners.module.css';
import { EMAIL_KIND_NAMES, isEmailKind } from './emailKindNames.ts';
import { Notice } from './Notice.tsx';

type Banner = EmailBanner & { sentences?: readonly { text: string }[] | undefined };

type EmailBannersProps = {
  banners: readonly Banner[];
  /** The kind the emails are read as. */
  kind?: string | null;
  /** The action for a banner. */
  action?: (about: Banner['about']) => ReactNode;
};

/** The first sentence, and the rest. */
function splitFirst(text: string): { first: string; rest: string } {
  const [first = text] = /^.*?\.(?= |$)/u.exec(text) ?? [];
  return { first, rest: text.slice(first.length).trim() };
}

function Words({ banner: { about, text, sentences = [] }, kind }: { banner: Banner; kind: string | null }) {
  const likeness = about === 'kind' && kind !== null && isEmailKind(kind) ? `It reads like ${EMAIL_KIND_NAMES[kind]}.` : '';
  return (
    <>
      {[splitFirst(text).rest, likeness].filter((part) => part !== '').join(' ')}
      {sentences.map((sentence) => (
        <q key={sentence.text} className={styles.quote} dir="auto">
          {sentence.text}
        </q>
      ))}
    </>
  );
}

/** Notes about a campaign's emails, above its rates, with the sentences they are based on. */
export function EmailBanners({ banners, kind = null, action }: EmailBannersProps) {
  return banners.map((banner) => (
    <Notice
      key={banner.about}
      tone={banner.about === 'scam' ? 'poor' : 'fair'}
      title={splitFirst(banner.text).first}
      action={action?.(banner.about)}
      role="note"
    >
      <Words banner={banner} kind={kind} />
    </Notice>
  ));
}
