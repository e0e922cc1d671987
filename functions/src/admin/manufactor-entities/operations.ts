import { cataloguePicture } from "@bupum/shared/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { type MakerEntity, makerEntityRoutes } from "@bupum/shared/manufactors/admin-contract";
import { makerSortsIn } from "@bupum/shared/manufactors/sorts";
import { publications } from "@bupum/shared/products/contract";
import { claim } from "../../files/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { pageOf } from "../../kernel/list.ts";
import { adminResource } from "../../kernel/resource.ts";
import { mustBeSorted } from "../../kernel/rows/sorted.ts";
import { write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import * as makers from "../../manufactors/items.ts";
import { addMaker, changeMaker, dropMaker, mergeMaker } from "../../manufactors/rules.ts";

type Routes = typeof makerEntityRoutes;

async function find(id: Id<"mkr">): Promise<makers.StoredMaker> {
  const maker = await makers.readMaker(id);
  if (!maker) throw new Problem("NOT_FOUND");
  return maker;
}

async function list(query: ParsedInput<Routes["list"]>["query"]): Promise<Page<MakerEntity>> {
  const { sort, filter, searchKeyword = "", ...paging } = query;
  const state = publications.find((one) => one === filter?.state);
  if (filter?.state && !state) throw faultAt("query.filter", "invalid_value");
  mustBeSorted(sort, makerSortsIn({ state, searchKeyword }));
  const key = normalize(searchKeyword);
  const isWanted = (maker: makers.StoredMaker) =>
    (!state || maker.state === state) && (!filter?.country || maker.country === filter.country);
  if (state === "MERGED") return makers.pageOfMakers(makers.mergedOnes, paging, isWanted);
  if (key !== "") {
    const isInState = (item: { [name: string]: unknown }) =>
      !state || (item["isHidden"] === true) === (state === "HIDDEN");
    return makers.readPage(await makers.idsByName(key, paging, isInState), isWanted);
  }
  if (sort === "name:asc" || sort === "name:desc")
    return makers.pageOfMakers(makers.byNames(sort === "name:desc", true), paging, isWanted);
  const isInState = (item: { [name: string]: unknown }) =>
    !state || (item["isHidden"] === true) === (state === "HIDDEN");
  const ids = makers.byAge(sort !== "createdAt:asc");
  const page = await pageOf(ids, paging, (item) => item.sk as Id<"mkr">, state && isInState);
  return makers.readPage(page, isWanted);
}

const logoOf = (ctx: Context, id: Id<"mkr">, logoId: Id<"fil"> | undefined) =>
  claim(ctx, logoId ? [logoId] : [], {
    entity: "manufactor",
    id,
    readers: { isPublic: true },
    categories: ["IMAGE"],
    only: cataloguePicture,
  });

async function create(ctx: Context, draft: ParsedInput<Routes["create"]>["body"]) {
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

async function update(
  ctx: Context,
  id: Id<"mkr">,
  { version: seen, ...stated }: ParsedInput<Routes["update"]>["body"],
): Promise<MakerEntity> {
  const before = await find(id);
  if (before.state === "MERGED") throw new Problem("NOT_FOUND");
  mustBeSeen({ version: seen }, before);
  // Whoever looks for a part that is shown must find its maker.
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
    audit(ctx, { entity: "manufactor", id, from: before.state, to: after.state, reason: "PUT" }),
  );
  return after;
}

/** Merges a maker into another; its parts follow. */
async function merge(
  ctx: Context,
  id: Id<"mkr">,
  { intoId, version }: ParsedInput<Routes["merge"]>["body"],
): Promise<MakerEntity> {
  const [from, into] = await Promise.all([find(id), makers.readMaker(intoId)]);
  if (from.mergedInto === intoId) return from;
  const isHiddenUnder = into?.state === "HIDDEN" && from.productCount > 0;
  if (!into || id === intoId || from.mergedInto || into.mergedInto || isHiddenUnder)
    throw new Problem("MERGE_NOT_POSSIBLE");
  mustBeSeen({ version }, from);
  const { gone, writes } = mergeMaker(from, into, ctx.now());
  await write(
    ...writes,
    audit(ctx, { entity: "manufactor", id, from: from.state, to: "MERGED", reason: intoId }),
  );
  return gone;
}

export const handler = adminResource(makerEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  get: (_ctx, { params }) => find(params.id),

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    const maker = await find(params.id);
    if (maker.state === "MERGED") throw new Problem("NOT_FOUND");
    await write(
      ...dropMaker(maker, ctx.now()),
      audit(ctx, { entity: "manufactor", id: maker.id, from: maker.state, to: "DELETED" }),
    );
  },

  merge: (ctx, { params, body }) => merge(ctx, params.id, body),
});
