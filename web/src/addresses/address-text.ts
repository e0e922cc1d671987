/** The address of a business in one line. */
export const addressText = (of: { zip: string; address: string; detail?: string | undefined }) =>
  [`(${of.zip})`, of.address, of.detail].filter(Boolean).join(" ");
