/** Path and query on this site, or the home page: a link must never lead to a foreign site. */
export function returnTo(redirect: string | undefined): string {
  return redirect && /^\/(?![/\\])/.test(redirect) ? redirect : "/";
}

/** The same without its query, for places that take a route only. */
export const pathOnly = (redirect: string | undefined): string =>
  returnTo(redirect).split(/[?#]/)[0] ?? "/";
