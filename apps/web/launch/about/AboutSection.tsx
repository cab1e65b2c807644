import type { Corrections } from '@coldcast/simulator/lead';
import { Button } from '../../ui/Button.tsx';
import { EmailBanners } from '../../ui/EmailBanners.tsx';
import { FitCard } from '../fit/FitCard.tsx';
import { useDraftFit } from '../fit/useDraftFit.ts';
import type { Draft } from '../forecast/draftProcessor.ts';
import type { LaunchFormState } from '../useLaunchForm.ts';
import type { DraftAbout } from './draftAbout.ts';
import { LastTime } from './LastTime.tsx';
import { ReadAs } from './ReadAs.tsx';
import { SendSize } from './SendSize.tsx';
import { useEarlierSends } from './useEarlierSends.ts';

type AboutSectionProps = { form: LaunchFormState; draft: Draft; bucket: number };

type Saying = { [Field in keyof Corrections]?: Corrections[Field] | undefined };

/** Earlier corrections with new ones; `undefined` removes one. */
function say({ corrections }: DraftAbout, saying: Saying): Corrections {
  const said = Object.entries({ ...corrections, ...saying }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}

/**
 * What the email is, what it offers, whom on the list it concerns and how large its send is: all as read, each corrected with one click.
 */
export function AboutSection({ form, draft, bucket }: AboutSectionProps) {
  const { about, files, mode } = form.draft;
  const { isLaunching: isLocked, changeFile, summary } = form;
  const { fit, isStale } = useDraftFit(draft, bucket);
  const earlier = useEarlierSends(draft);
  const change = (patch: Partial<DraftAbout>) => form.change({ about: { ...about, ...patch } });
  const onSay = (saying: Saying) => change({ corrections: say(about, saying) });
  const { leftOut } = files[mode];
  const hasSaid = Object.keys(about.corrections).length > 0;
  const correct = (label: string, saying: Saying) => (
    <Button size="small" variant="outlined" color="inherit" disabled={isLocked} onClick={() => onSay(saying)}>
      {label}
    </Button>
  );
  return (
    <>
      {fit === null ? null : (
        <>
          <EmailBanners
            banners={fit.reading.banners}
            kind={fit.reading.kind?.kind ?? null}
            action={(of) =>
              of === 'cut'
                ? null
                : of === 'language'
                  ? correct('This is in English', { emailLanguage: 'en' })
                  : correct('This is a sales email', { emailKind: 'sales' })
            }
          />
          {earlier?.corrections && !hasSaid ? (
            <LastTime corrections={earlier.corrections} isLocked={isLocked} onUse={(corrections) => change({ corrections })} />
          ) : null}
          {fit.titled > 0 ? (
            <FitCard
              fit={fit}
              isStale={isStale}
              corrections={about.corrections}
              isLocked={isLocked}
              onSay={onSay}
              onLeaveOut={() => changeFile({ leftOut: [...new Set([...leftOut, ...fit.farRows])] })}
            />
          ) : null}
          <ReadAs reading={fit.reading} corrections={about.corrections} isLocked={isLocked} onSay={onSay} />
        </>
      )}
      <SendSize
        sendSize={about.sendSize}
        people={(summary?.validCount ?? 0) + (summary?.leftOutCount ?? 0)}
        together={earlier?.together ?? null}
        isLocked={isLocked}
        onChange={(sendSize) => change({ sendSize })}
      />
    </>
  );
}
