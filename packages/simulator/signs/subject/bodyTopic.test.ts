import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { readBodyTopic } from './bodyTopic.ts';
import { findTopic } from './topicSubject.ts';

const draftOf = (text: string) =>
  toEmailDraft(
    buildLead({
      firstName: 'Dana',
      company: 'Harlow Mills',
      email: { subject: 'Quick question', body: `Hi Dana,\n\n${text}\n\nBest,\nErin Vale\nVale` },
    }),
    { contactsAtCompany: 1, ownWords: [] },
  );

describe('what the body of an email is about', () => {
  it.each([
    ['Our sensors help bakeries reduce flour dust within a week.', 'flour dust'],
    ['How many evenings do your managers spend retyping delivery notes?', 'retyping delivery notes'],
    ['Our app forecasts bread orders from the weather.', 'bread orders'],
    ['We are a maker of oak barrels in Kent.', 'oak barrels'],
  ])('%s', (text, topic) => {
    expect(readBodyTopic(draftOf(text))).toBe(topic);
  });

  it.each(['Our platform helps companies cut costs and save time.', 'We help you reduce risk.', 'We work with bakeries in Ohio.'])(
    'is not said: %s',
    (text) => {
      expect(readBodyTopic(draftOf(text))).toBeUndefined();
    },
  );

  it('is no half of a name, and nothing that is only sent along', () => {
    expect(findTopic(draftOf('We are a web agency. We are a leading web agency for bakeries.')) ?? '').not.toMatch(/^Web for/);
    expect(findTopic(draftOf('You can read our case study. I will send you our case study.')) ?? '').not.toMatch(/^Case study/);
  });
});
