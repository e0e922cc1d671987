import * as z from "zod/mini";
import { rule } from "../rule.ts";
import { hasNothingUnseen } from "./unseen.ts";

const seen = () => rule<string>(hasNothingUnseen, { error: "UNSEEN" });

/** Control characters as a range, because OpenAPI readers may not support Unicode classes. */
const control = String.raw`\x00-\x1f\x7f-\x9f`;

/**
 * One line of text, such as a name or a title: trimmed, no control and no unseen characters,
 * `least` to `most` characters.
 */
export const oneLine = (least: number, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least),
      z.maxLength(most),
      z.regex(new RegExp(`^[^${control}]*$`, "u"), { error: "ONE_LINE" }),
      seen(),
    );

/**
 * The name of a file, valid in file systems and displayable; composed (NFC), because macOS
 * decomposes it.
 */
export const fileName = z
  .string()
  .check(
    z.trim(),
    z.normalize("NFC"),
    z.minLength(1),
    z.maxLength(120),
    z.regex(new RegExp(`^[^${control}/\\\\<>:"|?*]+$`, "u"), { error: "FILE_NAME" }),
    seen(),
  );

/** Several lines of text: trimmed, no control characters but line breaks and tabs. */
export const prose = (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.regex(new RegExp(`^[^${control}]*(?:[\\n\\r\\t][^${control}]*)*$`, "u"), {
      error: "NO_CONTROL",
    }),
  );

/** Characters that are drawn as nothing, or as half of a character. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$|\p{Cs}/u;

/** A `prose` without unseen characters, and not empty. */
export const seenProse = (least: number, most: number) =>
  prose(least, most).check(
    seen(),
    rule<string>((text) => !blank.test(text), { error: "UNSEEN" }),
  );

export const email = z.email({ error: "EMAIL" }).check(z.maxLength(254), z.toLowerCase());

// In a file of its own, so that pages can compare texts without importing schemas.
export { normalize } from "./normalized.ts";
export { partNumberKey } from "./part-number-key.ts";

/** What people type into a search box. */
export const keyword = z.string().check(z.trim(), z.maxLength(100));

/** An https address. */
export const httpsUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500),
    z.regex(/^https:\/\/[\p{L}\p{N}.-]+\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u, { error: "HTTPS_URL" }),
  );

/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, { error: "COUNTRY" }));
