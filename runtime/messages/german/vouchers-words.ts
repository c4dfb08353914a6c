/** What a voucher is worth. */
export const vouchersWords = {
  vouchers: {
    code: 'Code des Gutscheins',
    ask: 'Prüfen',
    unreachable: 'Gerade war nicht zu erfahren, was der Gutschein wert ist. Bitte gleich noch einmal versuchen.',
    needsScript: 'Um einen Gutschein zu prüfen, braucht die Seite JavaScript. Was er wert ist, steht auch in der E-Mail, mit der er kam.',
  },
} as const
