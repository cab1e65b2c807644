/** Hands a text to the browser as a file. CSV gets a byte order mark, so that spreadsheets read it as UTF-8. */
export function downloadText(fileName: string, text: string): void {
  const isCsv = fileName.toLowerCase().endsWith('.csv');
  const hasMark = text.startsWith('\uFEFF');
  const blob = new Blob(isCsv && !hasMark ? ['\uFEFF', text] : [text], { type: `${isCsv ? 'text/csv' : 'text/plain'};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
