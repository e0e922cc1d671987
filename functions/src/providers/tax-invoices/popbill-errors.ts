/** The business number has not joined; the token service says so. */
export const noMember = "-99003008";
/** No certificate is registered; the registered one is no longer valid. */
const certificateCodes: ReadonlySet<string> = new Set(["-10002009", "-11002031"]);
/** The token could not be made, read or found: a fresh one may do. */
const tokenCodes: ReadonlySet<string> = new Set(["-10000032", "-10000033", "-10000034"]);
/** The provider's own failure. */
const failed = "-99999999";

/**
 * REFUSED is of the document or the seller, OURS of the market itself: its keys or its points. After
 * UNKNOWN the call may have had its effect (P11-3).
 */
export type ErrorKind = "REFUSED" | "NO_MEMBER" | "TOKEN" | "OURS" | "UNKNOWN";

export function kindOf(code: string | undefined): ErrorKind {
  if (code === undefined || code === failed) return "UNKNOWN";
  if (code === noMember) return "NO_MEMBER";
  if (tokenCodes.has(code)) return "TOKEN";
  return code.startsWith("-99") ? "OURS" : "REFUSED";
}

/** Whether a seller must register a certificate, or another one. */
export const isOfCertificate = (code: string): boolean => certificateCodes.has(code);
