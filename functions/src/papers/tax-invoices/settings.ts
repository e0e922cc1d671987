import type { Invoicing } from "@bupum/shared/papers/tax-invoices/contract";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { IssuingMode } from "@bupum/shared/papers/tax-invoices/states";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { type Key, read, write, type Write } from "../../kernel/table.ts";
import { certificateOf, certificateUrl } from "../../providers/tax-invoices/popbill.ts";
import { joinProvider } from "../../providers/tax-invoices/popbill-join.ts";
import { invoicingSeller } from "./content-rules.ts";
import { monthEndsAt, openSupplies, putMonth } from "./supplies.ts";

// Without a guard: the last word of one seller about himself.
// | access pattern                        | index | pk                  | sk       |
// |---------------------------------------|-------|---------------------|----------|
// | how the invoices of a seller are made |       | tax-invoicing#<sel> | settings |

const settingsKey = (id: Id<"sel">): Key => ({ pk: `tax-invoicing#${id}`, sk: "settings" });

/** Where nothing is stated, invoices are issued by hand, and nobody has joined the provider. */
const asInvoicing = (row: object | undefined): Invoicing => ({
  mode: "MANUAL",
  signing: "NONE",
  // Only the writes below make such rows.
  ...(row as Partial<Invoicing>),
});

/**
 * How a seller's invoices are made now: a certificate that has ended signs nothing, and one of another
 * business number neither.
 */
export async function readInvoicing(id: Id<"sel">, now: Instant): Promise<Invoicing> {
  const [row, seller] = await Promise.all([read(settingsKey(id)), readSeller(id)]);
  const { mode, signing, certificateUntil } = asInvoicing(row);
  const isOther = row && seller?.approved?.businessNumber !== row["businessNumber"];
  const hasEnded = certificateUntil !== undefined && certificateUntil < seoulDay(now);
  return {
    mode,
    signing: isOther ? "NONE" : signing === "READY" && hasEnded ? "NO_CERTIFICATE" : signing,
    ...(certificateUntil !== undefined && { certificateUntil }),
  };
}

/** Throws CERTIFICATE_REQUIRED where nobody could sign. */
export async function mustSign(id: Id<"sel">, now: Instant): Promise<void> {
  const { signing } = await readInvoicing(id, now);
  if (signing !== "READY") throw new Problem("CERTIFICATE_REQUIRED");
}

/** The provider refused to sign: the seller asks it anew. */
export const withoutCertificate = (id: Id<"sel">): Write => ({
  change: settingsKey(id),
  set: { signing: "NO_CERTIFICATE" },
});

const mostMonths = 24;

/** Months that are over and open are looked at, late rather than not at all (D42-6). */
async function looksOf(sellerId: Id<"sel">, now: Instant): Promise<Write[]> {
  const { items } = await openSupplies({ sellerId }, 100);
  const months = new Set(items.flatMap(({ open }) => open.map(({ on }) => monthOf(on))));
  return [...months]
    .filter((month) => monthEndsAt(month) < now)
    .slice(0, mostMonths)
    .map((month) => putMonth(sellerId, month, now));
}

/** D42-6: says when invoices are issued; by itself only where somebody can sign. */
export async function setMode(ctx: Context, mode: IssuingMode): Promise<Invoicing> {
  const { sellerId } = userOf(ctx);
  if (mode !== "MANUAL") await mustSign(sellerId, ctx.now());
  const looks = mode === "MANUAL" ? [] : await looksOf(sellerId, ctx.now());
  await write({ change: settingsKey(sellerId), set: { mode } }, ...looks);
  return readInvoicing(sellerId, ctx.now());
}

type Prepared = Invoicing & { url?: string; refusal?: { code: string; message?: string } };

/**
 * D42-3: makes the seller a member of the provider, and asks whether it has a certificate; if not,
 * replies where to register one. Throws UNAVAILABLE.
 */
export async function prepare(ctx: Context): Promise<Prepared> {
  const { sellerId } = userOf(ctx);
  const profile = (await readSeller(sellerId))?.approved;
  if (!profile) throw new Problem("NOT_FOUND");
  const { businessNumber } = profile;
  let found = await certificateOf(businessNumber);
  if (found !== "UNKNOWN" && found.state === "NONE") {
    const { name, representative, address, businessType, businessItem, email } =
      invoicingSeller(profile);
    const outcome = await joinProvider({
      businessNumber,
      name,
      representative,
      address,
      businessType: businessType ?? "-",
      businessItem: businessItem ?? "-",
      contactName: representative,
      email,
      phone: profile.phone.number,
    });
    if (outcome.state === "REFUSED") {
      const { state: _, ...refusal } = outcome;
      return { ...(await readInvoicing(sellerId, ctx.now())), refusal };
    }
    found = await certificateOf(businessNumber);
  }
  if (found === "UNKNOWN" || found.state === "NONE") throw new Problem("UNAVAILABLE");
  const until = found.state === "READY" ? found.until : undefined;
  const { mode } = await readInvoicing(sellerId, ctx.now());
  const looks = mode === "MANUAL" || until === undefined ? [] : await looksOf(sellerId, ctx.now());
  await write(
    {
      change: settingsKey(sellerId),
      set: { businessNumber, signing: found.state, certificateUntil: until },
      ...(until === undefined && { unset: ["certificateUntil"] }),
    },
    ...looks,
  );
  const invoicing = await readInvoicing(sellerId, ctx.now());
  const url = invoicing.signing === "READY" ? undefined : await certificateUrl(businessNumber);
  return { ...invoicing, ...(url !== undefined && { url }) };
}
