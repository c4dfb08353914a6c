/** Under which a variant is found without looking closely, beside the page's own address: no address has a space in it. */
export const variantAddress = (address: string, on: readonly string[]) => `${address} +${on.join('+')}`
