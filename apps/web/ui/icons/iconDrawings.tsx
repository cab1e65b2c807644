import type { ReactNode } from 'react';

/** Drawings on a 20 px grid, 1.5 px stroke, round ends. */
export const iconDrawings = {
  adown: <path d="M10 4.5v11M5.75 11.25 10 15.5l4.25-4.25" />,
  aright: <path d="M4.5 10h11M11.25 5.75 15.5 10l-4.25 4.25" />,
  bulb: <path d="M7.5 14.2c0-1.4-2.3-2.4-2.3-5.2a4.8 4.8 0 0 1 9.6 0c0 2.8-2.3 3.8-2.3 5.2ZM8 17h4" />,
  calendar: (
    <>
      <rect x="3.5" y="4.5" width="13" height="12" rx="1.75" /> <path d="M3.5 8.25h13M7 3v3M13 3v3" />
    </>
  ),
  campaigns: (
    <>
      <path d="M3.5 14.5 8 9.5l3 2.5 5.5-6.5" /> <path d="M3.5 17h13" />
    </>
  ),
  chat: <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h9A1.5 1.5 0 0 1 16 5.5v6a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3A1.5 1.5 0 0 1 4 11.5Z" />,
  check: <path d="m4.5 10.5 3.5 3.5 7.5-8" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="6.75" /> <path d="M10 6.25V10l2.5 1.75" />
    </>
  ),
  copy: (
    <>
      <rect x="7" y="7" width="9" height="9" rx="1.5" />{' '}
      <path d="M13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7" />
    </>
  ),
  docs: <path d="M10 5.5c-1.6-1.2-3.8-1.5-6.5-1.3v11c2.7-.2 4.9.1 6.5 1.3 1.6-1.2 3.8-1.5 6.5-1.3v-11c-2.7-.2-4.9.1-6.5 1.3ZM10 5.5v11" />,
  down: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  dots: <path d="M5 10h.1M10 10h.1M15 10h.1" strokeWidth="2.25" />,
  download: <path d="M10 3.5v8.5M6.5 8.75 10 12.25l3.5-3.5M4 15.75h12" />,
  external: <path d="M11.5 4.5h4v4M15.25 4.75 9 11M8 5.5H5.5A1 1 0 0 0 4.5 6.5v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V12" />,
  file: <path d="M11.5 3.5h-5A1.5 1.5 0 0 0 5 5v10a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 15 15V7ZM11.5 3.5V7H15M7.5 10.5h5M7.5 13h5" />,
  filter: <path d="M3.5 5.5h13M6 10h8M8.5 14.5h3" />,
  gear: (
    <>
      <path d="M3.5 6h7M14 6h2.5M3.5 14H6M9.5 14h7" /> <circle cx="12.25" cy="6" r="1.75" /> <circle cx="7.75" cy="14" r="1.75" />
    </>
  ),
  help: (
    <>
      <circle cx="10" cy="10" r="6.75" /> <path d="M8.1 8.2a1.95 1.95 0 1 1 2.9 1.7c-.7.4-1 .8-1 1.5" /> <path d="M10 13.6v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="6.75" /> <path d="M10 9.25v4M10 6.7v.1" />
    </>
  ),
  left: <path d="M12 5.5 7.5 10l4.5 4.5" />,
  logout: <path d="M8 4H5.5A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8M12.5 13.25 15.75 10 12.5 6.75M15.5 10h-8" />,
  menu: <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />,
  minus: <path d="M4.5 10h11" />,
  mixed: <path d="M3.5 11.5c2-4 4.5-4 6.5-1.5s4.5 2.5 6.5-1.5" />,
  pencil: <path d="M4 16l.7-3.2 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.2.2a1.6 1.6 0 0 1 0 2.3l-8.6 8.6ZM11.9 5.6l2.5 2.5" />,
  sent: <path d="M16.5 3.5 3.5 8.75l5.25 2.5 2.5 5.25ZM16.5 3.5l-7.75 7.75" />,
  target: (
    <>
      <path d="M3.5 16.5h13M5.5 16.5V9M10 16.5V5M14.5 16.5v-5" /> <circle cx="5.5" cy="6.5" r="1" /> <circle cx="14.5" cy="8.5" r="1" />
    </>
  ),
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  print: (
    <>
      <path d="M6.5 7.5v-4h7v4M6.5 13.5H5A1.5 1.5 0 0 1 3.5 12V9A1.5 1.5 0 0 1 5 7.5h10A1.5 1.5 0 0 1 16.5 9v3a1.5 1.5 0 0 1-1.5 1.5h-1.5" />{' '}
      <rect x="6.5" y="11.5" width="7" height="5" />
    </>
  ),
  profile: (
    <path d="M8.75 11.25a2.75 2.75 0 0 0 3.9 0l2.35-2.35a2.75 2.75 0 0 0-3.9-3.9l-.9.9M11.25 8.75a2.75 2.75 0 0 0-3.9 0L5 11.1A2.75 2.75 0 0 0 8.9 15l.9-.9" />
  ),
  refresh: (
    <>
      <path d="M16 10a6 6 0 1 1-1.9-4.4L16 7.3" /> <path d="M16 3.8v3.5h-3.5" />
    </>
  ),
  right: <path d="m8 5.5 4.5 4.5L8 14.5" />,
  search: (
    <>
      <circle cx="9" cy="9" r="4.75" /> <path d="m12.5 12.5 3.5 3.5" />
    </>
  ),
  sort: <path d="m7 8 3-3 3 3M7 12l3 3 3-3" />,
  trash: <path d="M4 5.75h12M8 5.5V4h4v1.5M5.5 5.75l.7 9.25a1.25 1.25 0 0 0 1.25 1.15h5.1a1.25 1.25 0 0 0 1.25-1.15l.7-9.25" />,
  up: <path d="M10 15.5v-11M5.75 8.75 10 4.5l4.25 4.25" />,
  upload: <path d="M10 12.5V4M6.5 7.25 10 3.75l3.5 3.5M4 15.75h12" />,
  warn: <path d="M10 3.75 2.9 15.75h14.2ZM10 8.5v3.25M10 13.7v.1" />,
  x: <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconDrawings;
