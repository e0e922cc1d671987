import { type SaleTerms, saleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import * as z from "zod/mini";

type Typed = number | string;

/** The terms as their fields hold them; an empty text stands for "absent". */
export interface SaleTermsForm {
  minimumWon: Typed;
  /** Whether freight is to be agreed each time. */
  isAgreed: boolean;
  freight: { feeWon: Typed; freeFromWon: Typed };
  /** Fees that differ from the common one, and regions where it is agreed about. */
  regionFees: Record<Region, { feeWon: Typed; isAgreed: boolean }>;
}

export function formOf({ minimumWon, freight }: SaleTerms): SaleTermsForm {
  const ofRegion = (region: Region) => freight?.regionFees.find((one) => one.region === region);
  const fees = regions.map((region) => {
    const own = ofRegion(region);
    const feeWon: Typed = own?.feeWon ?? "";
    return [region, { feeWon, isAgreed: own !== undefined && own.feeWon === undefined }] as const;
  });
  return {
    minimumWon: minimumWon ?? "",
    isAgreed: freight === undefined,
    freight: { feeWon: freight?.feeWon ?? "", freeFromWon: freight?.freeFromWon ?? "" },
    // Each region is in the list once.
    regionFees: Object.fromEntries(fees) as SaleTermsForm["regionFees"],
  };
}

/** What is left of the form without its empty fields. */
interface Filled {
  minimumWon?: Typed;
  isAgreed?: boolean;
  freight?: { feeWon?: Typed; freeFromWon?: Typed };
  regionFees?: Partial<Record<Region, { feeWon?: Typed; isAgreed?: boolean }>>;
}

const won = (typed: Typed | undefined) => (typed === undefined ? undefined : Number(typed));

function bodyOf({
  minimumWon,
  isAgreed,
  freight,
  regionFees = {},
}: Filled): Record<string, unknown> {
  const fees = regions.flatMap((region) => {
    const { feeWon, isAgreed: isOpen } = regionFees[region] ?? {};
    if (isOpen) return [{ region }];
    return feeWon === undefined ? [] : [{ region, feeWon: won(feeWon) }];
  });
  return {
    minimumWon: won(minimumWon),
    ...(!isAgreed && {
      freight: {
        feeWon: won(freight?.feeWon),
        freeFromWon: won(freight?.freeFromWon),
        regionFees: fees,
      },
    }),
  };
}

export const saleTermsSchema = z.pipe(
  z.transform((form: Filled) => bodyOf(form)),
  saleTerms,
);
