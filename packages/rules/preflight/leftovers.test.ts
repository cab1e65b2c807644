import { describe, expect, it } from 'vitest';
import { findLeftovers } from './leftovers.ts';

const textsOf = (text: string) => findLeftovers(text).map((sighting) => sighting.text);

describe('a placeholder that the sender did not fill', () => {
  it.each([
    ['See how it went: [INSERT CASE STUDY HERE]', '[INSERT CASE STUDY HERE]'],
    ['I saw that [trigger event] happened.', '[trigger event]'],
    ['It brings you [benefit] within weeks.', '[benefit]'],
    ['Can we talk on [day]?', '[day]'],
    ['We helped <similar company> last year.', '<similar company>'],
    ['We helped <company> last year.', '<company>'],
    ['Mills like [[Case study]] cut it by half.', '[[Case study]]'],
    ['Growth at <<similar company>> this year', '<<similar company>>'],
    ['Is <<Company>> next?', '<<Company>>'],
  ])('is found in “%s”', (text, found) => {
    expect(textsOf(text)).toEqual([found]);
  });

  it.each([
    'The figures are from last year [1] and from ours [2].',
    'They wrote "the machnie [sic] runs".',
    'As she put it, "[we] cut the waiting time".',
    'See [our price list](https://a.example) or [image: logo].',
    '<p>Hello</p><a href="https://a.example">here</a><br>',
    '<input disabled> and <video controls>',
    'Write to Ana Costa <ana@a.example>.',
    'If a < b and c > d, it fails.',
    'The list[index] is empty.',
    'See [[our price list]](https://a.example).',
    'It pours <<quietly>> at night.',
  ])('is not seen in “%s”', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
});

describe('a bracket at the start of a subject', () => {
  const ofSubject = (text: string) => findLeftovers(text, { isSubject: true }).map((sighting) => sighting.text);

  it.each(['[Webinar] What the bill changes', '[INVITATION] Open day in Kent', '[Case study] 12 barns in a week'])(
    'is a tag: %s',
    (text) => {
      expect(ofSubject(text)).toEqual([]);
      expect(textsOf(`Hi,\n\n${text}`)).toHaveLength(1);
    },
  );

  it.each([
    ['[Company] Growth in May', '[Company]'],
    ['[First Name] Your audit', '[First Name]'],
    ['[Name], a question', '[Name]'],
    ['[topic] Ideas for May', '[topic]'],
    ['Ideas for [Webinar] Guests', '[Webinar]'],
    ['[INSERT EVENT] Invitation', '[INSERT EVENT]'],
  ])('is a placeholder: %s', (text, found) => {
    expect(ofSubject(text)).toEqual([found]);
  });
});
