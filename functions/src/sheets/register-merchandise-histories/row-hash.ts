import { createHash } from "node:crypto";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";

/** A hash of a row's content, so that it is applied once however often it is read. */
export function rowHash(action: RegisterAction, cells: Cells): string {
  const said = Object.entries(cells).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([action, said]))
    .digest("base64url")
    .slice(0, 22);
}
