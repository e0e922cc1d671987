import { businessFile } from "@bupum/shared/files/rules";
import { addWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { SellerInfo, sellerInfoRoutes } from "@bupum/shared/seller-infos/contract";
import { pausesTrading } from "@bupum/shared/seller-infos/rules";
import * as files from "../files/items.ts";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { type Write, write } from "../kernel/table.ts";
import * as verifications from "../verifications/items.ts";
import * as items from "./items.ts";

type Draft = ParsedInput<typeof sellerInfoRoutes.create>["body"];
type Change = ParsedInput<typeof sellerInfoRoutes.update>["body"];

/** A review ends within 12 weekday hours (D11-4). */
const reviewHours = 12;

/** The first submission: NONE to PENDING. */
export async function submit(ctx: Context, body: Draft): Promise<SellerInfo> {
  const { userId, sellerId, role } = userOf(ctx);
  // An approval would take the admin's role away.
  if (role === "ADMIN") throw new Problem("FORBIDDEN");
  const now = ctx.now();
  const { profile, writes } = await profileOf(ctx, body, undefined);
  const row: items.SellerRow = {
    ...items.sellerKey(sellerId),
    id: sellerId,
    userId,
    status: "PENDING",
    draft: profile,
    tradingPaused: false,
    submittedAt: now,
    reviewDueAt: addWeekdayHours(now, reviewHours),
    merchandiseCount: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const reply = items.toInfo(row);
  await write(
    ctx.once(reply),
    ...items.addSeller(row),
    ...items.moveBusinessLocks(userId, undefined, row),
    ...items.markAccount(
      userId,
      { role: "USER", sellerApproval: "NONE" },
      items.accountStateOf(row),
    ),
    audit(ctx, { entity: "seller", id: sellerId, from: "NONE", to: "PENDING" }),
    ...writes,
  );
  return reply;
}

/** A changed submission from any state: back to PENDING, with the approved copy left live. */
export async function resubmit(ctx: Context, body: Change): Promise<SellerInfo> {
  const { userId, sellerId } = userOf(ctx);
  const before = await items.readSeller(sellerId);
  if (!before) throw new Problem("SELLER_INFO_MISSING");
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const now = ctx.now();
  const { profile, writes } = await profileOf(ctx, body, before.draft ?? before.approved);
  const after: items.SellerRow = {
    ...before,
    status: "PENDING",
    draft: profile,
    tradingPaused: before.approved !== undefined && pausesTrading(before.approved, profile),
    submittedAt: now,
    reviewDueAt: addWeekdayHours(now, reviewHours),
    version: before.version + 1,
    updatedAt: now,
  };
  await write(
    ...items.changeSeller(before, after),
    ...items.moveBusinessLocks(userId, before, after),
    ...items.markAccount(userId, items.accountStateOf(before), items.accountStateOf(after)),
    audit(ctx, { entity: "seller", id: sellerId, from: before.status, to: "PENDING" }),
    ...writes,
  );
  return items.toInfo(after);
}

interface Checked {
  profile: items.StoredProfile;
  writes: Write[];
}

/** The profile of a submission, with the writes that use up its token and claim its file. */
async function profileOf(
  ctx: Context,
  body: Draft | Change,
  before: items.StoredProfile | undefined,
): Promise<Checked> {
  const { businessFileId, verificationToken, ...stated } = body;
  if ("version" in stated) delete stated.version;
  const contacts = [stated.phone.number, stated.email];
  const [token, file] = await Promise.all([
    verificationToken === undefined ? undefined : useToken(ctx, verificationToken, contacts),
    businessFileId === undefined ? undefined : claimBusinessFile(ctx, businessFileId),
  ]);
  const verifiedTarget = token?.target ?? contacts.find((one) => one === before?.verifiedTarget);
  if (verifiedTarget === undefined)
    throw faultAt("body.verificationToken", "VERIFICATION_REQUIRED");
  const summary = file?.files[0] ?? before?.businessFile;
  if (!summary) throw faultAt("body.businessFileId", "required");
  return {
    profile: { ...stated, businessFile: summary, verifiedTarget },
    writes: [...(token?.writes ?? []), ...(file?.writes ?? [])],
  };
}

/** A token of this caller for the phone number or e-mail address that is stated. */
async function useToken(ctx: Context, token: string, contacts: readonly string[]) {
  const { channel, target } = await verifications.findVerified(token);
  if (!contacts.includes(target)) throw new Problem("VERIFICATION_INVALID");
  const { userId: caller } = userOf(ctx);
  const bound = { purpose: "SELLER_INFO", channel, target, caller } as const;
  return { target, writes: [verifications.useToken(token, bound, ctx.now())] };
}

const claimBusinessFile = (ctx: Context, id: `fil_${string}`) => {
  const { userId, sellerId } = userOf(ctx);
  return files.claim(ctx, [id], {
    entity: "seller",
    id: sellerId,
    readers: { ownerId: userId },
    categories: ["FILE", "IMAGE"],
    only: businessFile,
  });
};
