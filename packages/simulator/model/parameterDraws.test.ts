import { describe, expect, it } from 'vitest';
import { atReferenceBucket, prepareContrasts, shownLogOddsRatios } from '../calibration/marginals.ts';
import { getPrior } from '../priors.ts';
import { readReference } from '../reference/reference.ts';
import { MODEL } from './model.ts';
import { drawParameters } from './parameterDraws.ts';
import { outcomeOf } from './predictors.ts';

const reference = readReference();
// Every tenth email and fifth persona represent all, which is enough for spreads.
const few = {
  emails: reference.emails.filter((_, index) => index % 10 === 0),
  personas: reference.personas.filter((_, index) => index % 5 === 0).map(({ persona }) => ({ persona, share: 1 / 15 })),
};
const contrasts = prepareContrasts(few);
const draws = drawParameters({ first: 0, count: 240 });

const momentsOf = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
};

describe('parameter draws', () => {
  it.each(['subjectLength', 'extraLinks', 'branding', 'companySize', 'askKind', 'wrongPerson'])(
    "spread %s's marginal odds ratios as its rows say, including the part through opens",
    (column) => {
      const contrast = contrasts.find((candidate) => candidate.column === column);
      if (contrast === undefined) throw new Error('no contrast');
      const shown = draws.map((draw) => shownLogOddsRatios(contrast, atReferenceBucket({ ...draw, means: MODEL.means })));
      contrast.targets.forEach(({ predictor, logOddsRatio }, index) => {
        const { mean, sd } = momentsOf(shown.map((ratios) => ratios[index] ?? 0));
        const row = getPrior(`${column}.${outcomeOf[predictor]}`);
        // The cap on sums slightly bends large effects toward 0 or away.
        expect(Math.abs(mean - logOddsRatio), predictor).toBeLessThan(0.08);
        expect(sd / row.sd, predictor).toBeGreaterThan(0.8);
        expect(sd / row.sd, predictor).toBeLessThan(1.25);
      });
    },
  );

  it('are the same in any range', () => {
    expect(drawParameters({ first: 4, count: 3 })).toEqual(draws.slice(4, 7));
  });

  it('mirror each other in pairs, so that their mean is the central model', () => {
    const [even, odd] = draws;
    even?.weights.forEach((ofPredictor, at) =>
      ofPredictor.forEach((weight, index) => {
        expect((weight + (odd?.weights[at]?.[index] ?? 0)) / 2).toBeCloseTo(MODEL.weights[at]?.[index] ?? 0, 12);
      }),
    );
    expect((even?.campaignUniform ?? 0) + (odd?.campaignUniform ?? 0)).toBeCloseTo(1, 12);
  });

  it('keep both parts of the standing rising with the bucket', () => {
    for (const { constants } of draws) {
      constants.standings.forEach(({ inbox, open }, bucket) => {
        if (bucket === 0) return;
        expect(inbox).toBeGreaterThan(constants.standings[bucket - 1]?.inbox ?? Number.NaN);
        expect(open).toBeGreaterThan(constants.standings[bucket - 1]?.open ?? Number.NaN);
      });
    }
  });
});
