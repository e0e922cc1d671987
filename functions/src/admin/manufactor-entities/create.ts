import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { makerEntityRoutes } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { addMaker } from "../../catalogue/manufactors/writes.ts";
import { logoOf } from "./items.ts";

export async function create(
  ctx: Context,
  draft: ParsedInput<(typeof makerEntityRoutes)["create"]>["body"],
) {
  const id = ctx.newId("mkr");
  const logo = await logoOf(ctx, id, draft.logoId);
  const { maker, writes } = addMaker({ ...draft, id }, ctx.now());
  await write(
    ctx.once(maker),
    ...writes,
    ...logo.writes,
    audit(ctx, { entity: "manufactor", id, from: "NONE", to: draft.state }),
  );
  return maker;
}
