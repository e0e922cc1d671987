/** Whether a price excludes VAT, includes it, or is free of it (an export). */
export const vatModes = ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;
export type VatMode = (typeof vatModes)[number];

/** Supply value and VAT in minor units of one currency. */
export interface Taxed {
  supply: number;
  vat: number;
}

/**
 * VAT is 10 % of the supply value: of a total with VAT ten elevenths are supply, one is VAT
 * (Value-Added Tax Act, § 30).
 */
const parts = { supply: 10, vat: 1, whole: 11 };

/** The share of an amount that is the supply value, as a fraction. */
export const supplyShare = (mode: VatMode): readonly [over: number, under: number] =>
  mode === "INCLUDED" ? [parts.supply, parts.whole] : [1, 1];

/** Supply value and VAT of one amount in minor units, rounded half up once (D4-7, D22-4). */
export function withVat(amount: number, mode: VatMode): Taxed {
  if (mode === "EXCLUDED")
    return { supply: amount, vat: Math.round((amount * parts.vat) / parts.supply) };
  const [over, under] = supplyShare(mode);
  const supply = Math.round((amount * over) / under);
  return { supply, vat: amount - supply };
}

/** Sums add rounded amounts and are not rounded again. */
export const addTaxed = (all: readonly Taxed[]): Taxed =>
  all.reduce((sum, one) => ({ supply: sum.supply + one.supply, vat: sum.vat + one.vat }), {
    supply: 0,
    vat: 0,
  });

/** With its VAT. */
export const totalOf = ({ supply, vat }: Taxed): number => supply + vat;

/** Supply value, VAT and their sum. */
export const withTotal = ({ supply, vat }: Taxed): Taxed & { total: number } => ({
  supply,
  vat,
  total: supply + vat,
});
