import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Party } from "./paper/model.ts";

/** The seller with what its profile states. */
export function sellerParty(company: string, profile: SellerProfile | undefined): Party {
  if (!profile) return { company };
  const { businessNumber: digits, address, phone, tel, fax, bank } = profile;
  const shown = [tel, phone].find((one) => one?.visible);
  return {
    company: profile.companyName,
    businessNumber: formatBusinessNumber(digits),
    representative: profile.representative,
    businessType: profile.businessType,
    businessItem: profile.businessItem,
    address: [address.address, address.detail].filter(Boolean).join(" "),
    phone: shown && formatPhone(shown.number),
    fax: fax?.visible ? formatPhone(fax.number) : undefined,
    email: profile.email,
    ...(bank && { bank: `${bank.name} ${bank.account} (${bank.holder})` }),
  };
}

/** The buyer with what the books need of a company (D40-14); it has no more than its name otherwise. */
export function buyerParty({
  buyerName,
  buyerCompany: of,
}: Pick<Order, "buyerName" | "buyerCompany">): Party {
  if (!of) return { company: buyerName };
  return {
    company: of.name,
    businessNumber: formatBusinessNumber(of.businessNumber),
    representative: of.representative,
    businessType: of.businessType,
    businessItem: of.businessItem,
    address: [of.address.address, of.address.detail].filter(Boolean).join(" "),
    email: of.invoiceEmail,
  };
}
