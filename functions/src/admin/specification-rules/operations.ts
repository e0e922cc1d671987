import {
  mostSpecificationRules,
  type SpecificationRule,
  specificationRuleRoutes,
} from "@bupum/shared/search/specification-rules/admin-contract";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { byId } from "@bupum/shared/search/specifications/definitions";
import { isKnownUnit } from "@bupum/shared/search/specifications/dimensions";
import { audit } from "../../kernel/audit.ts";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { keyOf, listRules, ruleKey } from "../../search/specification-rules/items.ts";
import { unread } from "./unread.ts";

const entity = "specification-rule";

export const handler = adminResource(specificationRuleRoutes, {
  async list() {
    return { items: await listRules() };
  },

  unread: (_ctx, { query }) => unread(query.categoryTagId),

  async create(ctx, { body }) {
    const { kind, written, means } = body;
    const isKnown = kind === "LABEL" ? byId.has(means) : isKnownUnit(means);
    if (!isKnown) throw faultAt("body.means", "invalid_value");
    if ((await listRules(true)).length >= mostSpecificationRules)
      throw new Problem("ENTRY_LIMIT", { most: mostSpecificationRules });
    const key = keyOf(body);
    const fields = { kind, written, means, createdAt: ctx.now(), createdBy: adminOf(ctx).userId };
    const rule: SpecificationRule = { key, ...fields };
    const guard = { exists: false, refused: new Problem("SPELLING_EXISTS", { spelling: written }) };
    await write(
      ctx.once(rule),
      { put: { ...fields, ...ruleKey(key) }, guard },
      audit(ctx, { entity, id: key, from: "NONE", to: "SHOWN", reason: `${written} = ${means}` }),
    );
    return rule;
  },

  async remove(ctx, { params: { key } }) {
    await write(
      { drop: ruleKey(key), guard: { exists: true, refused: new Problem("NOT_FOUND") } },
      audit(ctx, { entity, id: key, from: "SHOWN", to: "DELETED" }),
    );
  },
});
