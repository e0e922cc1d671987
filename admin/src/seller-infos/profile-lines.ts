import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { Region } from "@bupum/shared/reference/regions/regions";

/** The fields that a reviewer compares, in reading order. */
export const profileKeys = [
  "companyName",
  "businessNumber",
  "representative",
  "businessType",
  "businessItem",
  "businessFile",
  "address",
  "region",
  "email",
  "phone",
  "tel",
  "fax",
  "categories",
  "manufactorIds",
  "introduction",
  "bank",
  "paymentTerms",
] as const;
export type ProfileKey = (typeof profileKeys)[number];

interface Words {
  region: (region: Region) => string;
  hidden: string;
  makers: (count: number) => string;
}

type StoredNumber = SellerProfile["phone"];

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
const numberText = (stored: StoredNumber | undefined, words: Words) =>
  stored && joined(formatPhone(stored.number), stored.visible ? "" : `(${words.hidden})`);

/** One line of a profile as text; undefined where the seller said nothing. */
export function profileText(
  profile: SellerProfile,
  key: ProfileKey,
  words: Words,
): string | undefined {
  switch (key) {
    case "businessNumber":
      return formatBusinessNumber(profile.businessNumber);
    case "businessFile":
      return profile.businessFile?.fileName;
    case "address":
      return joined(`(${profile.address.zip})`, profile.address.address, profile.address.detail);
    case "region":
      return words.region(profile.region);
    case "phone":
    case "tel":
    case "fax":
      return numberText(profile[key], words);
    case "categories":
      return profile.categories.join(", ");
    case "manufactorIds":
      return profile.manufactorIds.length > 0
        ? words.makers(profile.manufactorIds.length)
        : undefined;
    case "bank":
      return profile.bank && joined(profile.bank.name, profile.bank.account, profile.bank.holder);
    default:
      return profile[key];
  }
}

/** Whether two copies differ in that field; the order of makers and categories does not matter. */
export function isDifferent(left: SellerProfile, right: SellerProfile, key: ProfileKey): boolean {
  return canonical(left[key]) !== canonical(right[key]);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? "");
  const pairs = Object.entries(value).filter(([, item]) => item !== undefined && item !== "");
  return JSON.stringify(pairs.toSorted(([one], [other]) => one.localeCompare(other)));
}
