import type { Id, Prefix } from "./ids.ts";

/** Crockford base 32, 26 characters, the first at most 7 (ULID specification). */
export const ulidText = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Whether a text, such as one of an address, is an id of that kind. Without zod, for entry chunks. */
export const isId = <P extends Prefix>(text: string, prefix: P): text is Id<P> =>
  text.startsWith(`${prefix}_`) && ulidText.test(text.slice(prefix.length + 1));
