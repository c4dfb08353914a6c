/** Words that are the same everywhere, or differ in Austria or Switzerland. */
export type Words = string | { de: string; at?: string; ch?: string }
