import { withBodyOrSame } from '../../edits/edit.ts';
import type { FeatureReader } from '../../reading/featureReader.ts';
import type { Demand } from '../../reading/phrases/demands.ts';
import { bodyColumn, clamp } from '../column.ts';
import { flag } from '../contrasts.ts';
import { askForLess } from './askForLess.ts';
import { MAY_DROP_WAYS } from './signWith.ts';
import { listDemands } from './listDemands.ts';
import type { Sign } from '../sign.ts';

/** What each demand counts. What the reader pays, and whom, can be told in a line; what gives access to money counts twice. */
const WEIGHTS: Readonly<Record<Demand, number>> = { time: 1, people: 1, records: 1, forms: 1, terms: 0.5, card: 2 };

const demandReader: FeatureReader = {
  find: (draft) => listDemands(draft).map(({ part, start, end }) => ({ part, start, end })),
  read: (draft) => [...new Set(listDemands(draft).map(({ demand }) => demand))].reduce((sum, demand) => sum + WEIGHTS[demand], 0),
};

export const askSize: Sign<{ features: 'heavyAsks'; columns: 'heavyAsks'; edits: 'ask_for_less'; senses: 'large' | 'terms' }> = {
  label: 'Size of the request',
  features: {
    /** Kinds of demand in the requests; what the reader pays, and whom, counts half. */
    heavyAsks: { reader: demandReader, isEnglishOnly: true },
  },
  columns: {
    heavyAsks: bodyColumn({
      features: ['heavyAsks'],
      bends: { most: { at: 2, unit: 'demands', reason: 'Whoever refuses two demands refuses a third too.' } },
      curve:
        ({ most }) =>
        (demands) =>
          clamp(demands, 0, most),
      effects: {
        reply: {
          oddsRatio: 0.74,
          sd: 0.2,
          facts: ['gong-cta-interest-vs-time', 'gangly-500-cta'],
          grade: 'assumption',
          reason: 'No figure is published for large requests. Each counts like the step from a question about interest to asking for time.',
        },
      },
      contrast: flag('heavyAsks'),
    }),
  },
  shownBy: ['heavyAsks'],
  sense: ({ isFor, values }) => (isFor ? null : (values.heavyAsks ?? 0) < 1 ? 'terms' : 'large'),
  sentences: {
    large: {
      claim: { about: 'heavy_ask', states: 'present' },
      titles: ['It asks a stranger for a lot', 'The request is too big for a first email'],
      what: ['The email asks for a lot: <quotes>.'],
      why: [
        'That takes work, and busy readers put it off. The size of this effect is our assumption.',
        'Few people do this for a stranger. The size of this effect is our assumption.',
      ],
      names: ['the size of the request'],
      takeaways: ['Ask only whether they are interested, and leave the rest for a later email.', 'Leave “<quote>” for a later email.'],
    },
    terms: {
      claim: { about: 'heavy_ask', states: 'present' },
      titles: ['It asks what the reader pays, or whom', 'It asks about prices or suppliers too soon'],
      what: ['“<quote>” asks for what people seldom tell a stranger.'],
      why: ['Readers do not know yet what you will do with the answer. The size of this effect is our assumption.'],
      names: ['the question about prices or suppliers'],
      takeaways: ['Leave “<quote>” for a later email.', 'Ask about interest first.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => (quote === '' ? 'Asks for a lot' : `Asks for a lot: “${quote}”`) },
  edits: {
    ask_for_less: {
      // All requests go, and one question about interest takes their place.
      alsoFixes: ['ask_kind', 'calendar_link', 'several_asks', 'missing_ask'],
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, askForLess(draft)),
      mayChange: MAY_DROP_WAYS,
      advice: [
        'Ask only “<question>” and leave the rest for a later email',
        'Ask only whether they are interested, and leave the rest for a later email',
      ],
    },
  },
};
