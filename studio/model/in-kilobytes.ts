const form = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** `12,3 kB`, in thousands of bytes. */
export const inKilobytes = (bytes: number): string => `${form.format(bytes / 1000)} kB`
