import type { Behaviour } from "./toss-shapes.ts";

/** Doubles every second digit from the right (ISO/IEC 7812-1). */
function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Whether a card may have this number. */
export const isCardNumber = (digits: string) =>
  /^\d{14,16}$/.test(digits) && luhnSum(digits) % 10 === 0;

const withCheckDigit = (digits: string) => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

/** Issuers by the first six digits, as far as the window knows them; others count as Shinhan's. */
const issuers: Record<string, [code: string, name: string]> = {
  433012: ["41", "신한"],
  536148: ["11", "국민"],
  402367: ["61", "현대"],
  624389: ["31", "BC"],
};
export const issuerOf = (digits: string) => issuers[digits.slice(0, 6)] ?? ["41", "신한"];

/**
 * The behaviour that the digits before the check digit select; any other number is a working card.
 */
const wishes: Record<string, Behaviour> = {
  "000000002": "BALANCE",
  "000000003": "LOST",
  "000000004": "EXPIRED",
  "000000005": "TIMEOUT_BEFORE",
  "000000006": "TIMEOUT_AFTER",
};
/** The number that the window itself refuses, as a card company would. */
const refusedAtOnce = "000000009";

export const behaviourOf = (digits: string): Behaviour => wishes[digits.slice(6, 15)] ?? "OK";
export const isRefusedAtOnce = (digits: string) => digits.slice(6, 15) === refusedAtOnce;

/** The provider's mask: four digits in the middle and the last one are hidden. */
export const masked = (digits: string) => `${digits.slice(0, 8)}****${digits.slice(12, 15)}*`;

/** Numbers to type, generated when they are shown: none is in the source. */
export const testCards = (): { number: string; ko: string; en: string }[] =>
  (
    [
      ["000000001", "정상 결제", "works"],
      ["000000002", "등록은 되지만 결제할 때 잔액 부족", "balance too low when charged"],
      ["000000003", "등록은 되지만 결제할 때 분실 카드", "reported lost when charged"],
      ["000000004", "등록은 되지만 결제할 때 유효기간 만료", "expired when charged"],
      ["000000005", "결제되지 않고 응답도 없음", "no answer, and not charged"],
      ["000000006", "결제되었지만 응답이 없음", "charged, but no answer"],
      [refusedAtOnce, "등록할 때 카드사 거절", "refused when registered"],
    ] as const
  ).map(([end, ko, en]) => ({ number: withCheckDigit(`433012${end}`), ko, en }));
