import type { CampaignLanguageModel } from '@coldcast/contract/campaignDetail';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount } from '../../ui/formats.ts';

type Props = { model: CampaignLanguageModel; total: number };

/** How many leads the model moved, and why the others kept the calibrated engine's outcome. */
function movedText({ state, movedLeads, problem }: CampaignLanguageModel, total: number): string {
  if (state === 'asking') return 'Waiting for its answers. The simulation starts after that.';
  const moved = `${formatCount(movedLeads)} of ${countOf(total, 'lead')}`;
  const left = total - movedLeads;
  if (left === 0) return moved;
  return `${moved}. The calibrated engine decided the other ${formatCount(left)}.${problem === null ? '' : ` ${problem}`}`;
}

/** The language model of a campaign, as rows of its facts. */
export function ModelFacts({ model, total }: Props) {
  return (
    <>
      <div>
        <dt>Model</dt>
        <dd>
          {model.model}, prompt {model.promptVersion}
        </dd>
      </div>
      <div>
        <dt>Changed</dt>
        <dd>{movedText(model, total)}</dd>
      </div>
    </>
  );
}
