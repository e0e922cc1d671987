import { Problem } from "@bupum/shared/kernel/problem";
import type { Write } from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { type SellerRow, sellerKey, type StoredProfile } from "../items.ts";

// Access patterns: those of ../items.ts; what a seller lacks that new ones have from the start.

const kinds = ["phone", "tel", "fax"] as const;

/** A profile whose numbers all say whether buyers may see them, or the very same one. */
function saying(profile: StoredProfile | undefined): StoredProfile | undefined {
  if (!profile) return undefined;
  const unsaid = kinds.flatMap((kind) => {
    const stored = profile[kind];
    // Rows of other origin than our own form may say nothing, whatever the type promises.
    return stored && (stored.visible as boolean | undefined) === undefined
      ? [[kind, { ...stored, visible: true }]]
      : [];
  });
  return unsaid.length > 0 ? { ...profile, ...Object.fromEntries(unsaid) } : profile;
}

/**
 * Shows the numbers of which nobody said whether buyers may see them; buyers must be able to call
 * a seller (D22-2). Refused with VERSION_CONFLICT where the seller moved meanwhile.
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
