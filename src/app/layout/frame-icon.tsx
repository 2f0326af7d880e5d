// Our own icons: every page loads the frame, and without the icon set a page can be a kilobyte smaller.
const PATHS = {
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 8h16M4 16h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  Twitter: 'M4 5l6.5 8.5L4.3 20M20 4.5l-6.7 7L20 20h-4L6 5h4',
  GitHub:
    'M9 20c-4 1.2-4-2-6-2.5M15 21v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21',
  LinkedIn: 'M5 9.5V19M5 5.5v.1M10 19V9.5M10 13c0-4 8-5 8 0v6',
} as const

/** An icon of the header or the footer. */
export function FrameIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className={`i ${name === 'chevron' ? 'size-3.5 transition-transform duration-quick ease-calm group-open:rotate-180' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
