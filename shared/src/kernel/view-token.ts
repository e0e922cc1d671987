/** What the tokens of views begin with (D20-15); other tokens are signed and never do. */
export const viewPrefix = "view_";
export const isViewToken = (token: string | undefined): boolean =>
  token?.startsWith(viewPrefix) ?? false;
