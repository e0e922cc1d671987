import {
  type DealerDetail,
  type DealerEntity,
  dealerEntityRoutes,
} from "@bupum/shared/dealers/admin-contract";
import { type DealerSort, dealerStates } from "@bupum/shared/dealers/rules";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { regions } from "@bupum/shared/users/regions";
import * as items from "../../dealers/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/resource.ts";
import { write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";

type Routes = typeof dealerEntityRoutes;
type Filter = NonNullable<ParsedInput<Routes["list"]>["query"]["filter"]>;
type Change = ParsedInput<Routes["update"]>["body"];

export const handler = adminResource(dealerEntityRoutes, {
  list: (_ctx, { query: { sort, filter, ...paging } }) => {
    const order: DealerSort = sort ?? "createdAt:desc";
    return items.listAll(paging, order, filter && wantedBy(filter));
  },

  async get(_ctx, { params }) {
    const dealer = await items.findDealer(params.id);
    return withMakers(dealer, await items.namesOf(dealer.manufactorIds));
  },

  async create(ctx, { body }) {
    const at = ctx.now();
    const id = ctx.newId("dlr");
    const dealer: DealerEntity = {
      ...given(body),
      id,
      manufactorIds: [...new Set(body.manufactorIds)],
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    const names = await knownMakers(dealer.manufactorIds);
    const reply = withMakers(dealer, names);
    await write(
      ctx.once(reply),
      ...items.saveDealer(undefined, dealer, names),
      audit(ctx, { entity: "dealer", id, from: "NONE", to: dealer.state }),
    );
    return reply;
  },

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async remove(ctx, { params }) {
    const before = await items.findDealer(params.id);
    if (before.sellerId) throw new Problem("DEALER_OF_SELLER");
    const at = ctx.now();
    const after = { ...before, deletedAt: at, updatedAt: at, version: before.version + 1 };
    await write(
      ...items.saveDealer(before, after, new Map()),
      audit(ctx, { entity: "dealer", id: before.id, from: before.state, to: "DELETED" }),
    );
  },
});

/** Without what was left out: a row holds no empty attributes. */
const given = <T extends object>(body: T): T =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined && value !== null),
  ) as T;

async function update(ctx: Context, id: DealerEntity["id"], body: Change): Promise<DealerDetail> {
  const before = await items.findDealer(id);
  mustBeSeen(body, before);
  const { version: _seen, ...stated } = body;
  const named = Object.keys(stated).filter(
    (name) => stated[name as keyof typeof stated] !== undefined,
  );
  if (before.sellerId && named.some((name) => name !== "state"))
    throw new Problem("DEALER_OF_SELLER");
  // What is null goes, what is absent stays as it was read.
  const after = given({ ...before, ...onlyNamed(stated) }) as DealerEntity;
  after.manufactorIds = [...new Set(after.manufactorIds)];
  after.version = before.version + 1;
  after.updatedAt = ctx.now();
  const names = stated.manufactorIds
    ? await knownMakers(after.manufactorIds)
    : await items.namesOf(after.manufactorIds);
  await write(
    ...items.saveDealer(before, after, names),
    audit(ctx, {
      entity: "dealer",
      id,
      from: before.state,
      to: after.state,
      reason: named.join(","),
    }),
  );
  return withMakers(after, names);
}

const onlyNamed = <T extends object>(stated: T) =>
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));

/** Names of makers that all exist. */
async function knownMakers(ids: DealerEntity["manufactorIds"]): Promise<items.MakerNames> {
  const names = await items.namesOf(ids);
  const unknown = ids.findIndex((id) => !names.has(id));
  if (unknown >= 0) throw faultAt(`body.manufactorIds.${unknown}`, "MANUFACTOR_UNKNOWN");
  return names;
}

const withMakers = (dealer: DealerEntity, names: items.MakerNames): DealerDetail => ({
  ...dealer,
  manufactors: items.makersOf(dealer.manufactorIds, names),
});

function wantedBy({ region, state, name = "", manufactorId }: Filter) {
  if (region && !(regions as readonly string[]).includes(region))
    throw faultAt("query.filter", "invalid_value");
  if (state && !(dealerStates as readonly string[]).includes(state))
    throw faultAt("query.filter", "invalid_value");
  const key = normalize(name);
  return (dealer: DealerEntity): boolean =>
    (!region || dealer.region === region) &&
    (!state || dealer.state === state) &&
    (!manufactorId || (dealer.manufactorIds as string[]).includes(manufactorId)) &&
    Object.values(dealer.name).some((text) => normalize(text).includes(key));
}
