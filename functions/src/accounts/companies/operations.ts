import {
  type Company,
  type CompanyDraft,
  companyRoutes,
} from "@bupum/shared/accounts/companies/contract";
import { inOrder, isOwner } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { companyKey } from "../../kernel/request/members.ts";
import { resource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { markLeft } from "../shared-rooms/items.ts";
import { companyAccount, renameAccount } from "./account.ts";
import { readRules, setRules, setStandIn } from "./approval-rules.ts";
import { setCentres, showCentres } from "./cost-centres.ts";
import { setAddresses, showAddresses } from "./delivery-addresses.ts";
import { accept, invite, listOpen, showOwn, takeBack } from "./invitations.ts";
import * as joining from "./join-requests.ts";
import * as items from "./items.ts";
import { setLogo } from "./logo.ts";
import * as writes from "./writes.ts";
import { setOrderNumbers, showOrderNumbers } from "./order-numbers.ts";
import { findAsOwner, shown } from "./shown.ts";
import { askOffice } from "./tax-status.ts";

export const handler = resource(companyRoutes, {
  async mine(ctx) {
    const members = await items.listMemberships(userOf(ctx).userId);
    const rolesOf = new Map(members.map(({ companyId, roles }) => [companyId, roles]));
    const companies = await items.readCompanies([...rolesOf.keys()]);
    return { items: companies.map((company) => shown(company, rolesOf.get(company.id) ?? [])) };
  },

  found: (ctx, { body }) => found(ctx, body),

  async get(ctx, { params }) {
    const { company, member } = await items.findAsMember(params.companyId, userOf(ctx).userId);
    return shown(company, member.roles);
  },

  async update(ctx, { params, body: { version: asked, ...said } }) {
    const { company, member } = await findAsOwner(ctx, params.companyId);
    const version = asked ?? company.version;
    const at = ctx.now();
    const change = { ...said, version: version + 1, updatedAt: at };
    await write(
      {
        change: companyKey(company.id),
        set: { ...change, ...items.byNumber(said.businessNumber, company.id) },
        guard: { equals: { version }, refused: new Problem("VERSION_CONFLICT") },
      },
      await renameAccount(company, said, at),
      writes.stillOwner(member),
    );
    return shown({ ...company, ...change }, member.roles);
  },

  taxStatus: (ctx, { params }) => askOffice(ctx, params.companyId),

  setLogo: (ctx, { params, body }) => setLogo(ctx, params.companyId, body.fileId),

  async dissolve(ctx, { params }) {
    const { company, member } = await findAsOwner(ctx, params.companyId);
    await write(
      ...writes.dissolve(member, company),
      message(ctx.now(), "account.closed", { userId: buyerIdOf(company.id) }),
      audit(ctx, { entity: "company", id: company.id, from: "OPEN", to: "DISSOLVED" }),
    );
  },

  async members(ctx, { params, query }) {
    const [page] = await Promise.all([
      items.listMembers(params.companyId, query),
      items.findAsMember(params.companyId, userOf(ctx).userId),
    ]);
    const names = await items.namesOfMembers(page.items.map(({ userId }) => userId));
    return {
      ...page,
      items: page.items.map(({ userId, roles, joinedAt, standIn }) => ({
        userId,
        name: names.get(userId) ?? "",
        roles,
        joinedAt,
        ...(standIn && { standIn }),
      })),
    };
  },

  async changeMember(ctx, { params, body }) {
    const { member: owner } = await findAsOwner(ctx, params.companyId);
    const target = await findTarget(params);
    const roles = inOrder(body.roles);
    await write(
      ...writes.changeRoles(target, roles),
      ...(target.userId === owner.userId ? [] : [writes.stillOwner(owner)]),
      memberEvent(ctx, target, roles.join(" ")),
    );
  },

  async removeMember(ctx, { params }) {
    const { userId } = userOf(ctx);
    const { member } = await items.findAsMember(params.companyId, userId);
    const isSelf = params.userId === userId;
    if (!isSelf && !isOwner(member.roles)) throw new Problem("FORBIDDEN");
    const target = isSelf ? member : await findTarget(params);
    await write(
      ...writes.removeMember(target),
      ...markLeft(target, ctx.now()),
      ...(isSelf ? [] : [writes.stillOwner(member)]),
      memberEvent(ctx, target, "GONE"),
    );
  },

  standIn: (ctx, { params, body }) => setStandIn(ctx, params.companyId, body.standIn),

  async approvalRules(ctx, { params }) {
    const [rules] = await Promise.all([
      readRules(params.companyId),
      items.findAsMember(params.companyId, userOf(ctx).userId),
    ]);
    return rules;
  },
  setApprovalRules: (ctx, { params, body }) => setRules(ctx, params.companyId, body),

  costCentres: (ctx, { params, query }) => showCentres(ctx, params.companyId, query.month),
  setCostCentres: (ctx, { params, body }) => setCentres(ctx, params.companyId, body),

  deliveryAddresses: (ctx, { params }) => showAddresses(ctx, params.companyId),
  setDeliveryAddresses: (ctx, { params, body }) => setAddresses(ctx, params.companyId, body),

  orderNumbers: (ctx, { params }) => showOrderNumbers(ctx, params.companyId),
  setOrderNumbers: (ctx, { params, body }) => setOrderNumbers(ctx, params.companyId, body),

  invitations: (ctx, { params, query }) => listOpen(ctx, params.companyId, query),
  invite: (ctx, { params, body }) => invite(ctx, params.companyId, body),
  takeBack: (ctx, { params, body }) => takeBack(ctx, params.companyId, body.email),
  ownInvitation: (ctx, { params, body }) => showOwn(ctx, params.companyId, body.code),
  join: (ctx, { params, body }) => accept(ctx, params.companyId, body.code),

  ownJoinRequests: (ctx) => joining.listOwn(ctx),
  askToJoin: (ctx, { body }) => joining.ask(ctx, body),
  withdrawJoinRequest: (ctx, { body }) => joining.withdraw(ctx, body.businessNumber),
  joinRequests: (ctx, { params }) => joining.listAsking(ctx, params.companyId),
  acceptJoinRequest: (ctx, { params, body }) => joining.accept(ctx, params.companyId, body),
  declineJoinRequest: (ctx, { params, body }) =>
    joining.decline(ctx, params.companyId, body.userId),
});

async function findTarget(params: { companyId: Id<"cmp">; userId: Id<"usr"> }) {
  const target = await items.readMember(params.companyId, params.userId);
  if (!target) throw new Problem("NOT_FOUND");
  return target;
}

/** The change of one member, with the roles before and after it. */
const memberEvent = (ctx: Context, { companyId, userId, roles }: items.MemberItem, to: string) =>
  audit(ctx, { entity: "company", id: companyId, from: roles.join(" "), to, onBehalfOf: userId });

async function found(ctx: Context, draft: CompanyDraft): Promise<Company> {
  const { userId } = userOf(ctx);
  const at = ctx.now();
  const id = ctx.newId("cmp");
  const counts = { memberCount: 1, ownerCount: 1 };
  const company = { id, ...draft, ...counts, version: 1, createdAt: at, updatedAt: at };
  const roles = inOrder(["OWNER", "REQUESTER", "BUYER"]);
  const reply = shown(company, roles);
  await write(
    // Who dissolves a company and founds the same one again gets a new one.
    ctx.once(reply, [{ ...companyKey(id), shows: { id } }]),
    { put: items.companyRow(company), guard: { exists: false, refused: new Problem("BUSY") } },
    companyAccount(id, draft, at),
    ...writes.addMember({ companyId: id, userId, roles, joinedAt: at, version: 1 }),
    audit(ctx, { entity: "company", id, from: "NONE", to: "OPEN" }),
  );
  return reply;
}
