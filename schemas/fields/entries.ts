/** So many, as editors read it after "weniger als" and "mehr als". */
export const entries = (count: number): string => (count === 1 ? 'einen Eintrag' : `${count} Einträge`)
