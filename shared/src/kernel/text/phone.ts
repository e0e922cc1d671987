import * as z from "zod/mini";
import { rule } from "../rule.ts";
import { anyDash } from "./dashes.ts";

/** Korean numbers by kind, digits only (D16-5). */
const kinds = [
  { name: "mobile", shape: /^01(?:0\d{8}|[16-9]\d{7,8})$/ },
  { name: "seoul", shape: /^02\d{7,8}$/ },
  { name: "area", shape: /^0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}$/ },
  { name: "internet", shape: /^070\d{8}$/ },
  { name: "virtual", shape: /^050[2-8]\d{7,8}$/ },
  { name: "free", shape: /^080\d{7,8}$/ },
  { name: "service", shape: /^1[568]\d{6}$/ },
] as const;

const nationalOf = (text: string): string => {
  // Normalisation changes the vowel of Hangul, so dashes are removed before it. Copied numbers
  // contain marks.
  const plain = text.replace(anyDash, "-").normalize("NFKC");
  const digits = plain.replace(/[\s\p{Default_Ignorable_Code_Point}().-]/gu, "");
  const national = digits.replace(/^\+?82(?=\d{8})0?/, "0");
  return national.replace(/^0(1[568]\d{6})$/, "$1");
};

/** A Korean number as typed in E.164; undefined if it is no such number (D16-5). */
export function toE164(text: string): string | undefined {
  const national = nationalOf(text);
  if (!kinds.some(({ shape }) => shape.test(national))) return undefined;
  return national.startsWith("0") ? `+82${national.slice(1)}` : `+82${national}`;
}

/** Only mobile numbers get SMS and AlimTalk. */
export const isMobile = (e164: string): boolean => kinds[0].shape.test(nationalOf(e164));

/** 010-1234-5678, 02-123-4567, 1588-1234. */
export function formatPhone(e164: string): string {
  const digits = nationalOf(e164);
  if (/^1[568]/.test(digits)) return digits.replace(/(\d{4})(\d{4})/, "$1-$2");
  const area = digits.startsWith("02") ? 2 : digits.startsWith("050") ? 4 : 3;
  return `${digits.slice(0, area)}-${digits.slice(area, -4)}-${digits.slice(-4)}`;
}

const asE164 = (of: (number: string) => boolean, error: string) =>
  z.pipe(
    z.string().check(
      z.maxLength(24),
      rule((text) => of(toE164(text) ?? ""), { error }),
    ),
    z.transform((text) => toE164(text) ?? text),
  );

/** Any Korean number as typed; becomes E.164. */
export const phoneNumber = asE164((number) => number !== "", "PHONE");
/** A Korean mobile number as typed; becomes E.164. */
export const mobileNumber = asE164((number) => number !== "" && isMobile(number), "MOBILE");
/** A number as stored. */
export const e164 = z.string().check(z.regex(/^\+\d{8,15}$/));
