import type {
  JoinRequest,
  JoinRequestDraft,
  OwnJoinRequest,
} from "@bupum/shared/accounts/companies/join-requests";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { inOrder, joinRequestDays, mostJoinRequests } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, toTtl } from "@bupum/shared/kernel/time";
import { audit } from "../../kernel/audit.ts";
import { accountKey, type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { memberKey } from "../../kernel/request/members.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { read, write, type Write } from "../../kernel/table.ts";
import { inviting } from "./invitations.ts";
import * as rows from "./join-request-rows.ts";
import { findAsOwner } from "./shown.ts";
import { stillOwner } from "./writes.ts";

// Somebody asks by a business number; neither reply nor time says whether a company states it. No
// company is read here: the worker looks for them (D40-16).

type CompanyId = Id<"cmp">;
type UserId = Id<"usr">;

const rival = new Problem("VERSION_CONFLICT");
const ended = new Problem("JOIN_REQUEST_ENDED");

const asOwn = ({ email: _email, ...own }: rows.JoinRequestItem): OwnJoinRequest => own;

export async function listOwn(ctx: Context): Promise<{ items: OwnJoinRequest[] }> {
  const { requests } = await rows.readOwn(userOf(ctx).userId, ctx.now());
  return { items: requests.map(asOwn) };
}

/** Asks the companies with this number to be let in; again, the message is replaced. */
export function ask(
  ctx: Context,
  { businessNumber, message: said }: JoinRequestDraft,
): Promise<OwnJoinRequest> {
  const { userId } = userOf(ctx);
  return untilAlone(async () => {
    const at = ctx.now();
    const [account, own] = await Promise.all([read(accountKey(userId)), rows.readOwn(userId, at)]);
    const email = account?.["email"];
    if (typeof email !== "string" || account?.["emailVerified"] !== true)
      throw new Problem("EMAIL_REQUIRED");
    const before = own.requests.find((one) => one.businessNumber === businessNumber);
    const others = own.requests.filter((one) => one !== before);
    if (others.length >= mostJoinRequests)
      throw new Problem("ENTRY_LIMIT", { most: mostJoinRequests });
    const { askedAt, expiresAt } = before ?? {
      askedAt: at,
      expiresAt: addHours(at, 24 * joinRequestDays),
    };
    const request = { businessNumber, message: said, email, askedAt, expiresAt };
    await write(
      rows.setOwn(userId, own, [...others, request], at),
      {
        check: accountKey(userId),
        guard: { equals: { email, emailVerified: true }, lacks: ["deletedAt"], refused: rival },
      },
      message(at, "join-request.sent", { userId, businessNumber }),
    );
    return asOwn(request);
  });
}

/** Takes one's own request back, wherever it arrived. */
export function withdraw(ctx: Context, businessNumber: string): Promise<void> {
  const { userId } = userOf(ctx);
  return untilAlone(async () => {
    const at = ctx.now();
    const own = await rows.readOwn(userId, at);
    const left = own.requests.filter((one) => one.businessNumber !== businessNumber);
    if (left.length === own.requests.length) return;
    await write(rows.setOwn(userId, own, left, at));
  });
}

/** Who asks to join a company; for its owners. */
export async function listAsking(
  ctx: Context,
  companyId: CompanyId,
): Promise<{ items: JoinRequest[] }> {
  const at = ctx.now();
  const [{ company }, asking] = await Promise.all([
    findAsOwner(ctx, companyId),
    rows.listAsking(companyId, at),
  ]);
  const found = await rows.standing(company, asking, at);
  return {
    items: found
      .map(({ userId, name, request: { businessNumber: _number, ...said } }) => ({
        userId,
        name,
        ...said,
      }))
      .toSorted((one, other) => (one.askedAt < other.askedAt ? -1 : 1)),
  };
}

/**
 * Invites somebody who asks, once, as the owner saw him: a number proves nothing of a company, so the
 * asker chooses, too, and his request stays (D40-18).
 */
export function accept(
  ctx: Context,
  companyId: CompanyId,
  { userId, roles: given }: { userId: UserId; roles: readonly CompanyRole[] },
): Promise<void> {
  const roles = inOrder(given);
  return untilAlone(async () => {
    const { owner, email, ends } = await deciding(ctx, companyId, userId);
    await write(
      ...ends,
      // With the check of the owner's role.
      ...inviting(ctx, owner, { email, roles }).writes,
      { check: memberKey(companyId, userId), guard: { exists: false, refused: rival } },
      {
        check: accountKey(userId),
        guard: {
          equals: { email, emailVerified: true },
          lacks: ["deletedAt", "blockedReason"],
          refused: ended,
        },
      },
      decided(ctx, companyId, userId, roles.join(" ")),
    );
  });
}

/** Declines a request: its asker is not told, and does not reach this company again by it. */
export function decline(ctx: Context, companyId: CompanyId, userId: UserId): Promise<void> {
  return untilAlone(async () => {
    const { owner, expiresAt, ends } = await deciding(ctx, companyId, userId);
    await write(
      ...ends,
      // Without a guard: goes with the row that it replaces.
      { put: { ...rows.declineKey(companyId, userId), ttl: toTtl(expiresAt) } },
      stillOwner(owner),
      decided(ctx, companyId, userId, "DECLINED"),
    );
  });
}

/** A request that stands, and what ends it for this company alone. Throws JOIN_REQUEST_ENDED. */
async function deciding(ctx: Context, companyId: CompanyId, userId: UserId) {
  const { company, member: owner } = await findAsOwner(ctx, companyId);
  const asking = await rows.readAsking(companyId, userId);
  const [found] = await rows.standing(company, asking ? [asking] : [], ctx.now());
  if (!found) throw ended;
  const { own, request, askedAt, expiresAt } = found;
  const ends: Write[] = [
    { drop: rows.askingKey(companyId, userId), guard: { equals: { askedAt }, refused: ended } },
    rows.stillAsking(userId, own),
  ];
  return { owner, email: request.email, expiresAt, ends };
}

const decided = (ctx: Context, id: CompanyId, userId: UserId, to: string): Write =>
  audit(ctx, { entity: "company", id, from: "NONE", to, onBehalfOf: userId });
