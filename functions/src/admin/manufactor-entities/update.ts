import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  MakerEntity,
  makerEntityRoutes,
} from "@bupum/shared/catalogue/manufactors/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import * as makers from "../../catalogue/manufactors/items.ts";
import { changeMaker } from "../../catalogue/manufactors/writes.ts";
import { find, logoOf } from "./items.ts";

export async function update(
  ctx: Context,
  id: Id<"mkr">,
  { version: seen, ...stated }: ParsedInput<(typeof makerEntityRoutes)["update"]>["body"],
): Promise<MakerEntity> {
  const before = await find(id);
  if (before.state === "MERGED") throw new Problem("NOT_FOUND");
  mustBeSeen({ version: seen }, before);
  // A shown part must not belong to a hidden maker.
  if (stated.state === "HIDDEN" && before.productCount > 0)
    throw new Problem("MANUFACTOR_HAS_PRODUCTS", { count: before.productCount });
  const { country, website, logoId, introduction } = stated;
  const after: makers.StoredMaker = {
    ...before,
    version: before.version + 1,
    updatedAt: ctx.now(),
  };
  Object.assign(after, stated, { country, website, logoId, introduction });
  const logo = await logoOf(ctx, id, logoId);
  await write(
    ...changeMaker(before, after),
    ...logo.writes,
    audit(ctx, {
      entity: "manufactor",
      id,
      from: before.state,
      to: after.state,
      changes: changesOf(before, after),
    }),
  );
  return after;
}
