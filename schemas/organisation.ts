/** What is true of the company in every country and both brands (R1.05). */
export const organisation = {
  founded: 2019,
  languages: ['de', 'en'],
  /** Monday to Friday, Europe/Berlin. */
  opens: '08:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const
