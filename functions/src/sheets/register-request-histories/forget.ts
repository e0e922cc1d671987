import type { Id } from "@bupum/shared/kernel/ids";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { closedName } from "../../accounts/users/items.ts";
import { everyRow } from "../../kernel/list.ts";
import { write } from "../../kernel/table.ts";
import * as items from "./items.ts";

/**
 * The sender has left: name, memo and file names are removed, the rows stay. Without a guard: a
 * repeat writes the same.
 */
export async function forgetSender(sellerId: Id<"sel">): Promise<void> {
  for await (const row of everyRow(items.ofSeller(sellerId), 100)) {
    const { id, sellerName, file, reportFile } = items.toRequest(row);
    if (sellerName === closedName) continue;
    const files = reportFile ? [file, reportFile] : [file];
    await Promise.all(forgetNames(files).map((one) => write(one)));
    const [sent, report] = withoutNames(files);
    const set = { sellerName: closedName, file: sent, ...(report && { reportFile: report }) };
    await write({ change: items.listedKey(id), set });
    await write({ change: items.requestKey(id), set, unset: ["memo"] });
  }
}
