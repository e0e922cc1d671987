import * as z from "zod/mini";

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Checksum of a Korean business registration number (PROVIDERS.md 6.1). Digits only. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0);
  return (10 - ((sum + Math.floor((at(8) * 5) / 10)) % 10)) % 10 === at(9);
}

const digitsOf = (text: string) => text.normalize("NFKC").replace(/[\s-]/g, "");

/** A business number as typed; becomes ten digits. */
export const businessNumber = z.pipe(
  z.string().check(
    z.maxLength(20),
    z.refine((text) => isBusinessNumber(digitsOf(text)), { error: "BUSINESS_NUMBER" }),
  ),
  z.transform(digitsOf),
);

/** XXX-XX-XXXXX. */
export const formatBusinessNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3");
