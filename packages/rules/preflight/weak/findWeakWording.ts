import type { CheckedEmail, Sighting, WeakKind } from '../finding.ts';
import { findAboutSender } from './aboutSender.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { isLongList } from './longList.ts';
import { isSecondOffer } from './secondOffer.ts';
import { sentencesOf } from './sentences.ts';
import { hasUnnamedSource } from './unnamedSource.ts';
import { findVagueAsk } from './vagueAsk.ts';

const MOST_QUOTED = 90;
const quote = (sentence: string): string => (sentence.length > MOST_QUOTED ? `${sentence.slice(0, MOST_QUOTED).trimEnd()}…` : sentence);

/** What makes an English email weak without being a mistake: each kind once, and each sentence for one thing only. */
export function findWeakWording({ body, company }: Pick<CheckedEmail, 'body' | 'company'>): Sighting[] {
  const sentences = sentencesOf(body);
  const taken: string[] = [];
  const first = (holds: (sentence: string) => boolean) => sentences.find((sentence) => !taken.includes(sentence) && holds(sentence));
  const finders: readonly (readonly [WeakKind, () => string | undefined])[] = [
    ['about_sender', () => findAboutSender(body, company)],
    ['company_talk', () => first(isCompanyTalk)],
    ['no_source', () => first(hasUnnamedSource)],
    ['long_list', () => first(isLongList)],
    ['second_offer', () => first(isSecondOffer)],
    ['vague_ask', () => findVagueAsk(body)],
  ];
  return finders.flatMap(([kind, find]): Sighting[] => {
    const text = find();
    if (text === undefined || taken.includes(text)) return [];
    taken.push(text);
    return [{ kind, text: quote(text), instead: null, fix: null }];
  });
}
