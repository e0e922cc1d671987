import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import { oneSpelling } from "../../search/text/maker-aliases.ts";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";
import { conditionFrom } from "@bupum/shared/sheets/register-request-histories/terms";

/** The key by which two rows of a sheet mean the same listing; undefined if that is unknown. */
export function meantKeyOf({ partNumber, manufactor, condition, sellerSku }: Cells) {
  if (!partNumber || !manufactor) return sellerSku && !partNumber ? `sku#${sellerSku}` : undefined;
  const state = conditionFrom(condition ?? "") ?? normalize(condition ?? "");
  return `${oneSpelling(manufactor)}#${partNumberKey(partNumber)}#${state === "" ? "NEW" : state}`;
}
