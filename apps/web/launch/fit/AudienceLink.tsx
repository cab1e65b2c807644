import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../api/errorText.ts';
import { noCorrections, toContext } from '../about/draftAbout.ts';
import { saveAudienceDraft } from '../../session/audienceDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { paths } from '../../ui/paths.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { Draft } from '../forecast/draftProcessor.ts';
import { sharedLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';

type Props = { draft: Draft; campaignName: string; bucket: number; isLocked: boolean; onLeave: () => void };

/** Opens the page "Who to send to" with the draft's list; the draft stays in the drawer. */
export function AudienceLink({ draft: { source, email, about = noCorrections }, campaignName, bucket, isLocked, onLeave }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isOpening, setIsOpening] = useState(false);
  if (source === null || (email !== null && `${email.subject}${email.body}`.trim() === '')) return null;
  const open = async () => {
    setIsOpening(true);
    try {
      const { csv, leadCount } = await sharedLeadFileProcessor.writeCampaign({ source, email, limit: null });
      const { sendSize = null } = toContext(about, { leadCount, leftOutCount: source.leftOut?.length ?? 0 });
      const { corrections } = about;
      saveAudienceDraft({ campaignName, csv: await csv.text(), bucket: BUCKETS[bucket] ?? DEFAULT_BUCKET, email, corrections, sendSize });
      onLeave();
      void navigate(paths.audienceDraft);
    } catch (error) {
      toast({ text: errorText(error, 'The list could not be read'), isFailure: true });
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <p>
      <Button variant="outlined" size="small" disabled={isLocked || isOpening} onClick={() => void open()}>
        Who to send to
      </Button>
    </p>
  );
}
