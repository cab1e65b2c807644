import type { EmailReading } from '@coldcast/contract/campaignDetail';
import { Button } from '../../ui/Button.tsx';
import { EmailBanners } from '../../ui/EmailBanners.tsx';
import { useDuplicate } from '../actions/useDuplicate.ts';

type Props = {
  campaign: {
    campaignId: string;
    campaignName: string;
    leadsDeletedAt?: string | null | undefined;
    reading?: EmailReading | null | undefined;
  };
};

/**
 * What kind of emails a campaign has, above its rates. If they were misread, a copy opens with the correction: a campaign keeps the numbers
 * it was launched with.
 */
export function CampaignBanners({ campaign: { reading, leadsDeletedAt, ...campaign } }: Props) {
  const duplicate = useDuplicate();
  if (!reading || reading.banners.length === 0) return null;
  const relaunch = (label: string, corrections: Record<string, string>) => (
    <Button size="small" variant="outlined" color="inherit" onClick={() => duplicate(campaign, corrections)}>
      {label}
    </Button>
  );
  const action = (about: EmailReading['banners'][number]['about']) =>
    about === 'cut'
      ? null
      : about === 'language'
        ? relaunch('Relaunch as English', { emailLanguage: 'en' })
        : relaunch('Relaunch as a sales email', { emailKind: 'sales' });
  return <EmailBanners banners={reading.banners} kind={reading.kind?.kind ?? null} {...(leadsDeletedAt ? {} : { action })} />;
}
