/** A file name from a campaign's name: characters that file systems refuse become hyphens. */
export function csvFileName(campaignName: string, part: string): string {
  const safe = campaignName
    .replaceAll(/[\s\\/:*?"<>|]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return `${safe === '' ? 'campaign' : safe}-${part}.csv`;
}
