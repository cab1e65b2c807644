import { createPortalSession } from '@coldcast/contract/billing';
import type { PlanName } from '@coldcast/rules/plans';
import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { toPortalUrl } from './portalUrl.ts';

const FAILED = 'The subscription page could not be opened';

/** Opens the billing portal in a new tab. The tab opens before the call, so that pop-up blockers see a click. */
export function useManageSubscription() {
  const { isDemo, show } = useDemoLimitation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Set if the browser blocked the tab: the person opens this address with another click. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const openPortal = async (planName?: PlanName) => {
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    setIsBusy(true);
    setFailure(null);
    setBlockedUrl(null);
    try {
      const { url } = await callApi(createPortalSession);
      const portalUrl = toPortalUrl(url, window.location.origin, planName);
      if (portalUrl === null) throw new Error(FAILED);
      if (tab) tab.location.replace(portalUrl);
      else setBlockedUrl(portalUrl);
    } catch (error) {
      tab?.close();
      if (error instanceof ApiError && error.code === 'demo_account') show();
      else setFailure(errorText(error, FAILED));
    } finally {
      setIsBusy(false);
    }
  };
  /** With a plan, our own portal opens with that plan selected. */
  const manage = (planName?: PlanName) => {
    if (isDemo) show();
    else void openPortal(planName);
  };
  return { manage, isBusy, failure, blockedUrl };
}
