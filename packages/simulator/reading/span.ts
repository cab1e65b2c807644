/** A piece of text a feature is based on: UTF-16 offsets into the subject or the body, end exclusive. */
export type Span = { part: 'subject' | 'body'; start: number; end: number };
