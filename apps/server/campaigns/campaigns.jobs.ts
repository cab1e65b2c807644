import { bindJob, type BoundJob } from '../jobs/job.ts';
import { finishCampaign, finishWithoutForecast } from './finishCampaign.handler.ts';
import { finishCampaignJob } from './finishCampaign.job.ts';
import { askModel, giveUpModel, startWithoutModel } from './model/askModel.handler.ts';
import { askModelJob, giveUpModelJob } from './model/askModel.job.ts';
import { createSimulateBatch, settleDeadBatch } from './simulateBatch.handler.ts';
import { simulateBatchJob } from './simulateBatch.job.ts';

export const campaignJobs: BoundJob[] = [
  bindJob(askModelJob, askModel, { onDead: startWithoutModel }),
  bindJob(giveUpModelJob, giveUpModel, { onDead: startWithoutModel }),
  bindJob(simulateBatchJob, createSimulateBatch(), { onDead: settleDeadBatch }),
  bindJob(finishCampaignJob, finishCampaign, { onDead: finishWithoutForecast }),
];
