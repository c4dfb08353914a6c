/** Line drawings of 20 by 20; all decorative, the words stand beside them or in the label of their button. */
const paths = {
  back: 'M12 4 6 10l6 6',
  folder: 'M2.5 5.5h5l1.5 2h8.5v8h-15z',
  page: 'M5 2.5h7l3.5 3.5v11.5h-10.5z M12 2.5v3.5h3.5',
  right: 'm8 5 5 5-5 5',
  down: 'm5 8 5 5 5-5',
  up: 'm5 12 5-5 5 5',
  plus: 'M10 4v12M4 10h12',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8 M4 8l3.5-3.5M4 8l3.5 3.5',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4 M16 8l-3.5-3.5M16 8l-3.5 3.5',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  phone: 'M6 2.5h8v15H6z M9.5 15h1',
  tablet: 'M4 2.5h12v15H4z M9.5 15h1',
  desktop: 'M2.5 4h15v9.5h-15z M7 17h6 M10 13.5V17',
  full: 'M3 7V3h4 M17 13v4h-4 M3 13v4h4 M17 7V3h-4',
  copy: 'M7.5 7.5h9v9h-9z M12.5 4.5v-1h-9v9h1',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12z m4.5-1.5L17 17',
  warning: 'M10 3 2.5 16.5h15z M10 8v4 M10 14.5h.01',
  outline: 'M3 5h14M6 10h11M9 15h8',
  form: 'M3 4h14v4H3z M3 12h14v4H3z',
  grip: 'M7 4h.01M7 10h.01M7 16h.01M13 4h.01M13 10h.01M13 16h.01',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z M10 5.5V10l3 2',
  link: 'M8.5 11.5 11.5 8.5 M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2 M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2',
  list: 'M8 5h9M8 10h9M8 15h9 M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  orderedList: 'M8 5h9M8 10h9M8 15h9 M3 3.5l1-.5v4 M2.5 12.5h2l-2 3.5h2',
  quote: 'M4 13V9a3 3 0 0 1 3-3 M4 10h3.5v4H4z M11.5 13V9a3 3 0 0 1 3-3 M11.5 10H15v4h-3.5z',
  picture: 'M2.5 4h15v12h-15z M3 14l4-4 3 3 3-4 4 5 M7 7.5h.01',
  table: 'M2.5 4h15v12h-15z M2.5 8h15 M2.5 12h15 M10 4v12',
  rule: 'M3 10h14',
  comment: 'M3 4h14v9.5H9.5L6 17v-3.5H3z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
