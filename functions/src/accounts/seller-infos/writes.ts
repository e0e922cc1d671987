import { businessFile } from "@bupum/shared/accounts/files/rules";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { sellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/contract";
import * as files from "../stored-files/items.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Write } from "../../kernel/table.ts";
import * as verifications from "../verifications/items.ts";
import * as items from "./items.ts";
import { sellerKey, type SellerRow, type StoredProfile } from "./items.ts";

// Access patterns: those of ../items.ts; what a seller lacks that new ones have from the start.
const kinds = ["phone", "tel", "fax"] as const;

/**
 * A profile in which each number says whether buyers may see it; the same object if it already did.
 */
function saying(profile: StoredProfile | undefined): StoredProfile | undefined {
  if (!profile) return undefined;
  const unsaid = kinds.flatMap((kind) => {
    const stored = profile[kind];
    // Rows not written by our own form may lack it, whatever the type says.
    return stored && (stored.visible as boolean | undefined) === undefined
      ? [[kind, { ...stored, visible: true }]]
      : [];
  });
  return unsaid.length > 0 ? { ...profile, ...Object.fromEntries(unsaid) } : profile;
}

/**
 * Shows numbers without a visibility setting; buyers must be able to call a seller (D22-2). Refused
 * with VERSION_CONFLICT if the seller changed meanwhile.
 */
export function showUnsaid(seller: SellerRow): Write[] {
  const [draft, approved] = [saying(seller.draft), saying(seller.approved)];
  if (draft === seller.draft && approved === seller.approved) return [];
  return [
    {
      change: sellerKey(seller.id),
      ...exactly({ draft, approved, version: seller.version + 1 }),
      guard: { equals: { version: seller.version }, refused: new Problem("VERSION_CONFLICT") },
    },
  ];
}

export type Draft = ParsedInput<typeof sellerInfoRoutes.create>["body"];
export type Change = ParsedInput<typeof sellerInfoRoutes.update>["body"];

/** A review ends within 12 weekday hours (D11-4). */
export const reviewHours = 12;

interface Checked {
  profile: items.StoredProfile;
  writes: Write[];
}

/** The profile of a submission, with the writes that use up its token and claim its file. */
export async function profileOf(
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
