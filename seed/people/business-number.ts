import { isBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";

/** Ten digits with a valid checksum; no tax office is 999, so no real company has such a number. */
export function inventedBusinessNumber(serial: number): string {
  const nine = `99981${String(serial).padStart(4, "0")}`;
  for (let last = 0; last <= 9; last += 1)
    if (isBusinessNumber(`${nine}${last}`)) return `${nine}${last}`;
  throw new Error(`No business number begins with ${nine}.`);
}
