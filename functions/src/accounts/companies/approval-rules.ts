import {
  type ApprovalRules,
  type ApprovalRulesDraft,
  noRules,
  type StandIn,
} from "@bupum/shared/accounts/companies/approval-rules";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { seoulDay } from "@bupum/shared/kernel/time";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { read, write, type Write } from "../../kernel/table.ts";
import { listTags } from "../../reference/category-tags/items.ts";
import { findAsMember, readCentres, readMembers, rulesKey } from "./items.ts";
import { findAsOwner } from "./shown.ts";
import { ofVersion, state } from "./stated.ts";

type CompanyId = Id<"cmp">;

/** The rules of a company; none before an owner stated some. */
export async function readRules(companyId: CompanyId): Promise<ApprovalRules> {
  const row = await read(rulesKey(companyId));
  if (!row) return noRules;
  // Only `setRules` writes these rows.
  const { rules, mayReleaseOwn, version } = row as unknown as ApprovalRules;
  return { rules, mayReleaseOwn, version };
}

/** Refuses what was judged by other rules than those that hold when it is written. */
export const sameRules = (companyId: CompanyId, rules: ApprovalRules): Write => ({
  check: rulesKey(companyId),
  guard: ofVersion(rules.version, new Problem("BUSY")),
});

/** States a company's rules, as an owner; every approver is a member. */
export async function setRules(
  ctx: Context,
  companyId: CompanyId,
  { version: seen, ...draft }: ApprovalRulesDraft,
): Promise<ApprovalRules> {
  const [{ member }, known] = await Promise.all([
    findAsOwner(ctx, companyId),
    readRules(companyId),
  ]);
  const version = seen ?? known.version;
  const rules = draft.rules.map((rule) => ({
    ...rule,
    ...(rule.categories && {
      categories: { ...rule.categories, ids: [...new Set(rule.categories.ids)] },
    }),
    steps: rule.steps.map((step) => [...new Set(step)]),
  }));
  // Who has left since stays where the rules named him: an owner decides there (D41-4).
  const named = new Set(known.rules.flatMap(({ steps }) => steps.flat()));
  const added = rules.flatMap(({ steps }) => steps.flat()).filter((one) => !named.has(one));
  await mustBeMembers(companyId, added, { path: "body.rules", role: "APPROVER" });
  await mustBeCentres(companyId, rules);
  await mustBeCategories(rules, known.rules);
  const said = { rules, mayReleaseOwn: draft.mayReleaseOwn };
  const stated = { ...said, version: version + 1 };
  await write(
    ...state(
      ctx,
      member,
      { ...said, version },
      {
        key: rulesKey(companyId),
        name: "RULES",
        reason: stated,
      },
    ),
  );
  return stated;
}

/** Rules name cost centres that there are; closed ones stay, too. */
async function mustBeCentres(companyId: CompanyId, rules: ApprovalRules["rules"]): Promise<void> {
  const named = rules.flatMap(({ costCentreId }) => costCentreId ?? []);
  if (named.length === 0) return;
  const { costCentres } = await readCentres(companyId);
  const known = new Set(costCentres.map(({ id }) => id));
  if (!named.every((id) => known.has(id))) throw faultAt("body.rules", "invalid_value");
}

/** Rules name categories that there are; one that was removed since stays where it was named. */
async function mustBeCategories(
  rules: ApprovalRules["rules"],
  known: ApprovalRules["rules"],
): Promise<void> {
  const idsOf = (all: typeof rules) => all.flatMap(({ categories }) => categories?.ids ?? []);
  const before = new Set(idsOf(known));
  const added = idsOf(rules).filter((id) => !before.has(id));
  if (added.length === 0) return;
  const tree = new Set((await listTags(true)).map(({ id }) => id));
  if (!added.every((id) => tree.has(id))) throw faultAt("body.rules", "CATEGORY_TAG_UNKNOWN");
}

async function mustBeMembers(
  companyId: CompanyId,
  ids: readonly Id<"usr">[],
  { path, role }: { path: `body.${string}`; role?: CompanyRole },
): Promise<void> {
  const asked = [...new Set(ids)];
  const found = await readMembers(companyId, asked);
  const fitting = found.filter(({ roles }) => !role || roles.includes(role));
  if (fitting.length < asked.length) throw faultAt(path, "invalid_value");
}

/** Names who decides in the caller's place, or nobody (D41-5). */
export async function setStandIn(
  ctx: Context,
  companyId: CompanyId,
  standIn: StandIn | undefined,
): Promise<void> {
  const { userId } = userOf(ctx);
  const { member } = await findAsMember(companyId, userId);
  const today = seoulDay(ctx.now());
  if (standIn) {
    if (standIn.userId === userId) throw faultAt("body.standIn.userId", "invalid_value");
    if (standIn.until < standIn.from || standIn.until < today)
      throw faultAt("body.standIn.until", "invalid_value");
    await mustBeMembers(companyId, [standIn.userId], { path: "body.standIn.userId" });
  }
  await write(
    {
      change: memberKey(companyId, userId),
      ...(standIn ? { set: { standIn } } : { unset: ["standIn"] }),
      add: { version: 1 },
      guard: { equals: { version: member.version }, refused: new Problem("VERSION_CONFLICT") },
    },
    ...(standIn && standIn.from <= today
      ? [message(ctx.now(), "stand-in.named", { companyId, userId })]
      : []),
    audit(ctx, {
      entity: "company",
      id: companyId,
      from: "STAND_IN",
      to: standIn ? `STAND_IN ${standIn.from} ${standIn.until}` : "NO_STAND_IN",
      onBehalfOf: standIn?.userId ?? userId,
    }),
  );
}
