import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { addDays, type Day, day } from "../../kernel/time.ts";

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Checksum of a Korean business registration number (D11-7). Digits only. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0);
  return (10 - ((sum + Math.floor((at(8) * 5) / 10)) % 10)) % 10 === at(9);
}

const digitsOf = (text: string) => text.normalize("NFKC").replace(/[\s-]/g, "");

const isTenDigits = (text: string) => /^\d{10}$/.test(digitsOf(text));

/**
 * A business number as typed; becomes ten digits. BUSINESS_NUMBER_DIGITS for anything but ten digits,
 * BUSINESS_NUMBER for ten whose checksum is wrong.
 */
export const businessNumber = z.pipe(
  z.string().check(
    z.maxLength(20),
    rule(isTenDigits, { error: "BUSINESS_NUMBER_DIGITS" }),
    rule((text) => isBusinessNumber(digitsOf(text)), { error: "BUSINESS_NUMBER" }),
  ),
  z.transform(digitsOf),
);

/** XXX-XX-XXXXX. */
export const formatBusinessNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3");

/** Prefixes and suffixes of company names that only state the legal form. */
const legalForm = /\(주\)|\(유\)|㈜|주식회사|유한회사|co\.?,? ?ltd\.?|inc\.?$/gi;

/** A company name without what only says its legal form. */
export const withoutLegalForm = (name: string): string =>
  name.normalize("NFC").replace(legalForm, "");

/** A company name as it is compared: without its legal form, spaces, punctuation and case. */
export const companyKey = (name: string): string =>
  withoutLegalForm(name)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^0-9a-z\p{Script=Hangul}\p{Script=Han}]/gu, "");

interface Identity {
  businessNumber: string;
  representative: string;
  bank?: { name: string; holder: string; account: string } | undefined;
}

/**
 * Whether new estimates and orders wait for the review: the business number, the representative or
 * the bank account differ from the approved copy (D11-5).
 */
export const pausesTrading = (approved: Identity, draft: Identity): boolean =>
  approved.businessNumber !== draft.businessNumber ||
  approved.representative !== draft.representative ||
  approved.bank?.name !== draft.bank?.name ||
  approved.bank?.holder !== draft.bank?.holder ||
  approved.bank?.account !== draft.bank?.account;

type Status = "NONE" | "PENDING" | "REJECTED" | "APPROVED";
type Decision = "APPROVED" | "REJECTED";
/** The effect of an admin's decision: `back` restores the approved copy, `revoke` removes it. */
export type Outcome = "approve" | "refuse" | "back" | "revoke";

/** The outcome of a decision, or undefined where the state allows none (D11-3). */
export function outcomeOf(
  status: Status,
  hasApproved: boolean,
  decision: Decision,
): Outcome | undefined {
  if (status === "PENDING" && decision === "APPROVED") return "approve";
  if (status === "PENDING") return hasApproved ? "back" : "refuse";
  if (status === "APPROVED" && decision === "REJECTED") return "revoke";
  // A refusal or a revocation is taken back (D11-10).
  if (status === "REJECTED" && decision === "APPROVED") return "approve";
  return undefined;
}

/** The seller is away from the first to the last day in Seoul, both included. */
export const closure = z.object({ from: day, to: day });
type Closure = z.output<typeof closure>;

/** The longest absence; a seller who is away for longer takes the listings off sale. */
const longestClosureDays = 180;

/** An absence as the seller states it. */
export const closureDraft = z.strictObject({ from: day, to: day }).check(
  rule(({ from, to }) => from <= to, { error: "DATE_RANGE", path: ["to"] }),
  rule(({ from, to }) => to <= addDays(from, longestClosureDays), {
    error: "CLOSURE_TOO_LONG",
    path: ["to"],
  }),
);

/** Whether a seller's absence covers that day in Seoul, begins later, or neither. */
export function closureState(of: Closure | undefined, today: Day): "CLOSED" | "AHEAD" | undefined {
  if (!of || of.to < today) return undefined;
  return of.from <= today ? "CLOSED" : "AHEAD";
}
