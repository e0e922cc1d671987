import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { sellerInfoChange, sellerInfoDraft } from "@bupum/shared/accounts/seller-infos/contract";
import type { SellerInfo, SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { User } from "@bupum/shared/accounts/users/contract";
import * as z from "zod/mini";

interface FormNumber {
  number: string;
  visible: boolean;
}
/** The profile as form fields; an empty text stands for an absent value. */
export interface InfoForm {
  companyName: string;
  businessNumber: string;
  representative: string;
  businessType: string;
  businessItem: string;
  address: { zip: string; address: string; detail: string };
  region: string;
  email: string;
  phone: FormNumber;
  tel: FormNumber;
  fax: FormNumber;
  categories: string[];
  manufactorIds: string[];
  introduction: string;
  bank: { name: string; holder: string; account: string };
  paymentTerms: string;
  businessFileId: string;
  verificationToken: string;
}

const blankNumber = { number: "", visible: true };

const numberOf = (stored: SellerProfile["tel"]): FormNumber =>
  stored ? { number: formatPhone(stored.number), visible: stored.visible } : blankNumber;

/** The initial values: the copy under review or the approved one, else the account. */
export function formOf(info: SellerInfo | null, user: User): InfoForm {
  const known = info?.draft ?? info?.approved;
  const phone = user.phone ? { number: formatPhone(user.phone), visible: true } : blankNumber;
  return {
    companyName: known?.companyName ?? user.companyName ?? "",
    businessNumber: known ? formatBusinessNumber(known.businessNumber) : "",
    representative: known?.representative ?? "",
    businessType: known?.businessType ?? "",
    businessItem: known?.businessItem ?? "",
    address: { zip: "", address: "", detail: "", ...known?.address },
    region: known?.region ?? user.region ?? "",
    email: known?.email ?? user.email ?? "",
    phone: known ? numberOf(known.phone) : phone,
    tel: numberOf(known?.tel),
    fax: numberOf(known?.fax),
    categories: known?.categories ?? [],
    manufactorIds: known?.manufactorIds ?? [],
    introduction: known?.introduction ?? "",
    bank: known?.bank ?? { name: "", holder: "", account: "" },
    paymentTerms: known?.paymentTerms ?? "",
    businessFileId: "",
    verificationToken: "",
  };
}

type Filled = { [Name in keyof InfoForm]?: Partial<InfoForm[Name]> };

const typed = (group: object | undefined) => Object.keys(group ?? {}).length > 0;

/** Groups without input are absent, not half empty. */
function bodyOf(form: Filled): unknown {
  const { tel, fax, bank, ...rest } = form;
  return {
    ...rest,
    ...(tel?.number !== undefined && { tel }),
    ...(fax?.number !== undefined && { fax }),
    ...(typed(bank) && { bank }),
  };
}

const asBody = z.transform((form: Filled) => bodyOf(form));
/** The contract's bodies over the form's fields: issues keep the paths of the fields. */
export const firstSchema = z.pipe(asBody, sellerInfoDraft);
export const changeSchema = z.pipe(asBody, sellerInfoChange);
