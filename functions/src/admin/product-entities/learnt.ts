import type {
  LearntPair,
  productEntityRoutes,
} from "@bupum/shared/catalogue/products/admin-contract";
import { mostAlternates } from "@bupum/shared/catalogue/products/rules";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { pageOf } from "../../kernel/list.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { write } from "../../kernel/table.ts";
import * as products from "../../catalogue/products/items.ts";
import type { Link } from "../../catalogue/products/links.ts";
import { withChange } from "../../catalogue/products/rules.ts";
import { decidePair, learntPairs, toWaitingPair } from "../../catalogue/products/taken-instead.ts";
import { changeProduct } from "../../catalogue/products/writes.ts";
import { linkOthers, makerOf } from "./writes.ts";

/** Pairs that wait for a word, with both parts as lists show them: two rounds of reads. */
export async function listLearnt(paging: PageQuery): Promise<Page<LearntPair>> {
  const found = await pageOf(learntPairs, paging, toWaitingPair);
  const ids = found.items.flatMap(({ askedId, takenId }) => [askedId, takenId]);
  const rows = new Map((await products.findRows(ids)).map((row) => [row.id, row]));
  const items = found.items.map((pair) => {
    const [asked, taken] = [rows.get(pair.askedId), rows.get(pair.takenId)];
    return { ...pair, ...(asked && { asked }), ...(taken && { taken }) };
  });
  return { ...found, items };
}

type Accepted = ParsedInput<typeof productEntityRoutes.acceptLearnt>["body"];
type Refused = ParsedInput<typeof productEntityRoutes.refuseLearnt>["body"];

/** Keeps the pair at both parts, in one write with the decision. */
export function acceptLearnt(ctx: Context, body: Accepted): Promise<void> {
  return retry(isVersionConflict, async () => {
    const { askedId: id, takenId, relation, grade } = body;
    const at = ctx.now();
    const before = await products.readProduct(id);
    if (!before || before.state === "MERGED") throw new Problem("NOT_FOUND");
    const others = before.alternates.filter((link) => link.id !== takenId);
    if (others.length >= mostAlternates) throw faultAt("body.askedId", "too_big");
    const link: Link = { id: takenId, relation, grade, source: "QUOTES", saidAt: at };
    const alternates = [...others, link];
    const [maker, links] = await Promise.all([
      makerOf(before.manufactorId),
      linkOthers(id, before.alternates, alternates, at),
    ]);
    const after = withChange(before, { alternates }, at);
    await write(
      ...changeProduct(before, after, { maker }),
      ...links,
      decidePair(body, "ACCEPTED", at),
      audit(ctx, {
        entity: "product",
        id,
        from: before.state,
        to: "SUBSTITUTE_ACCEPTED",
        changes: changesOf(before, after),
      }),
    );
  });
}

/** The pair is not asked about again; nothing of either part changes. */
export async function refuseLearnt(ctx: Context, body: Refused): Promise<void> {
  const { askedId: id, takenId } = body;
  const [asked, taken] = await products.findMany([id, takenId]);
  await write(
    decidePair(body, "REFUSED", ctx.now()),
    audit(ctx, {
      entity: "product",
      id,
      from: asked?.state ?? "DELETED",
      to: "SUBSTITUTE_REFUSED",
      reason: taken?.partNumber ?? takenId,
    }),
  );
}
