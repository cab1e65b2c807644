import { countOf } from '../countOf.ts';
import { cutQuote } from './cutQuote.ts';
import { toQuote } from './facts.ts';
import { continueSentence, toOneSentence } from './inWords.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import type { ToldVersion } from './summaryInput.ts';
import type { StageName } from '../explain/explanation.ts';
import type { Voice } from './voice.ts';

/** Where a version that nothing can be promised of stands: alone, alone in an email without another fault, or after a change. */
export type Place = 'only' | 'onlyLittle' | 'also';

/** Two quotations in a sentence may be this long; of longer ones, the beginning of what is rewritten is enough. */
const MOST_SHOWN = 110;
const MOST_QUOTED = 60;
const REWRITES = /^Write \u201c([^\u201d]+)\u201d instead of \u201c([^\u201d]+)\u201d$/u;
function shorten(text: string): string {
  const [, , old = ''] = REWRITES.exec(text) ?? [];
  return old === '' || text.length <= MOST_SHOWN ? text : `Rewrite \u201c${cutQuote(old, MOST_QUOTED)}\u201d`;
}

/** What a better version does that nothing can be promised of, in words. */
export function sayUnsure(
  { first, changes, cut }: Pick<ToldVersion, 'first' | 'changes' | 'cut'>,
  { stage, place, voice }: { stage: StageName; place: Place; voice: Voice },
): string | undefined {
  const { onlyMended, alsoMended, mayCut, littleToCut } = STAGE_PHRASES[stage];
  if (cut !== null) {
    const words = cut.map((one) => `\u201c${toQuote(one)}\u201d`).join(' and ');
    return voice.say(
      place === 'onlyLittle' ? littleToCut : mayCut,
      new Map([
        ['cut', words],
        ['them', cut.length > 1 ? 'them' : 'it'],
      ]),
    );
  }
  const fields = new Map([
    ['mend', continueSentence(toOneSentence(shorten(first)))],
    ['others', changes > 1 ? ` and make ${countOf(changes - 1, 'more change')}` : ''],
  ]);
  return voice.say(place === 'also' ? alsoMended : onlyMended, fields);
}
