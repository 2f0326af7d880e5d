// Line drawings in the site's own hand: every page starts with the frame, and one that needs no icon set is a
// kilobyte lighter.
const PATHS = {
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  lamp: 'M8 4h8l3.500 8h-15zM12 12v7M8 20h8',
  menu: 'M4 8h16M4 16h16',
  Twitter: 'M4 5l6.500 8.500L4.300 20M20 4.500l-6.700 7L20 20h-4L6 5h4',
  GitHub:
    'M9 20c-4 1.200-4-2-6-2.500M15 21v-3.500c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 0 0-1.300-3.200 4.200 4.200 0 0 0-.1-3.200s-1.100-.3-3.500 1.300a12 12 0 0 0-6.200 0C6.500 2.800 5.400 3.100 5.400 3.100a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 4 9.500c0 4.600 2.700 5.700 5.500 6-.6.6-.6 1.200-.5 2V21',
  LinkedIn: 'M5 9.500V19M5 5.500v.1M10 19V9.500M10 13c0-4 8-5 8 0v6',
} as const

/** An icon of the header or the footer. */
export function FrameIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
