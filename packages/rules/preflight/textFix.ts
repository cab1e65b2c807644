/** A repair of an email that changes only what it names. Plain JSON. */
export type TextFix =
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'repair_mojibake' }
  | { kind: 'strip_hidden' }
  | { kind: 'strip_control' }
  | { kind: 'drop_fake_reply' };
