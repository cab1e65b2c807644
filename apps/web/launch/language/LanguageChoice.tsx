import { estimateLanguageModel } from '@coldcast/contract/languageEstimate';
import { useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import { callApi } from '../../api/callApi.ts';
import { useConfig } from '../../session/useConfig.ts';
import { Switch } from '../../ui/Switch.tsx';
import { estimateText } from './estimateText.ts';

type Props = {
  /** Valid leads of the file; 0 without one. */
  leadCount: number;
  /** Rounded by `toEstimatedCharacters`, so that the query does not change with every letter. */
  emailCharacters: number;
  isOn: boolean;
  isLocked: boolean;
  onChange: (patch: { languageModel: 'on' | 'off' }) => void;
};

/** The estimated cost of asking; fetched once there are leads. */
function useEstimate({ leadCount, emailCharacters }: Props) {
  const query = { leads: String(leadCount), emailCharacters: String(emailCharacters) };
  const { data } = useQuery({
    queryKey: ['language-estimate', leadCount, emailCharacters],
    queryFn: ({ signal }) => callApi(estimateLanguageModel, { query, signal }),
    enabled: leadCount > 0,
    staleTime: Infinity,
  });
  return data ?? undefined;
}

function Choice({ model, ...props }: Props & { model: string }) {
  const noteId = useId();
  const estimate = useEstimate(props);
  return (
    <div>
      <Switch
        label={`Ask the language model ${model}`}
        isOn={props.isOn}
        isDisabled={props.isLocked}
        describedBy={noteId}
        onChange={(isOn) => props.onChange({ languageModel: isOn ? 'on' : 'off' })}
      />
      <p className="small muted" id={noteId}>
        {estimate === undefined ? 'It changes which leads respond, not the rates.' : estimateText(estimate)}
      </p>
    </div>
  );
}

/** Whether the launch asks the language model, and the cost; nothing if none is configured. */
export const LanguageChoice = memo(function LanguageChoice(props: Props) {
  const { data: config } = useConfig();
  const model = config?.languageModel ?? null;
  return model === null ? null : <Choice model={model} {...props} />;
});
