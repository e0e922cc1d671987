/**
 * Characters that no address may contain: blanks, control and bidirectional characters, quotes,
 * backslashes.
 */
const rest = String.raw`[^\s\x00-\x1f\x7f-\x9f<>"\\\u0060\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]`;
const patterns = [
  // Refuses credentials before the host: https://bank.example@evil.example leads to evil.example.
  new RegExp(
    String.raw`^https?://[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]${rest}*)?$`,
    "iu",
  ),
  /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
  // A path within the site; two slashes would begin a host.
  new RegExp(String.raw`^/(?:(?!/)${rest}+)?$`, "u"),
  new RegExp(String.raw`^#${rest}{1,100}$`, "u"),
];
export const longestAddress = 2_000;

/**
 * The address of a link, or undefined unless it is http, https, mailto, a path of the site or an
 * anchor of the page (D9-4). It is an allow list.
 */
export function linkAddress(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > longestAddress) return undefined;
  const address = value.trim();
  return patterns.some((pattern) => pattern.test(address)) ? address : undefined;
}

/** Whether a link leaves the site. */
export const isOutside = (address: string): boolean => /^[a-z]+:/i.test(address);
